/**
 * Runs in the page: what is seen between the last line of the first person and the first of the second ('drawn' for a
 * picture), and how the names are read aloud.
 */
export function findJoiner(): { between: string | null; spoken: string } {
  const title = document.querySelector<HTMLElement>('.names')
  const inLine = title?.querySelector<HTMLElement>('.joiner')
  // A magazine's mark stands behind the names, where nothing stands between them.
  const seen = [inLine, document.querySelector<HTMLElement>('.mark')].find(
    (mark) => mark && mark.getClientRects().length > 0,
  )
  const line = inLine?.closest('.line')
  // Lines may stand in rows.
  const before = line?.previousElementSibling ?? line?.parentElement?.previousElementSibling?.lastElementChild
  const isAfterAll = !before?.classList.contains('line')
  const mark = seen && (seen.querySelector('svg') ? 'drawn' : seen.textContent)
  return {
    between: !inLine || isAfterAll ? null : (mark ?? null),
    spoken: title?.querySelector('.spoken')?.textContent ?? '',
  }
}
