type Row = { from: number; to: number; ems: number }
type Joiner = { before: number; width: number }

/** A wide screen, and how high a row is in em: what the choice of rows is made for. */
const proportion = 1.6
const rowHeight = 0.9
/** A row this much narrower than another would be set so large that it seems to say more. */
const mostUneven = 1.6

/**
 * Lines put together in rows, so that rows as wide as a wide screen are together as high as `height` (a share of it)
 * allows, and none much larger than another where that can be. All widths are in em. A row with parts of two people's
 * names has both whole.
 */
export function fillingRows(
  widths: readonly number[],
  space: number,
  joiner: Joiner | null,
  height: number,
): Row[] {
  const most = height / proportion / rowHeight
  const heightOf = (rows: Row[]) => rows.reduce((sum, { ems }) => sum + 1 / ems, 0)
  const boundary = joiner?.before ?? 0
  const crossesInPart = ({ from, to }: Row) =>
    from < boundary && boundary < to && (from > 0 || to < widths.length)
  const all = partitionsFrom(0)
    .filter((rows) => !rows.some(crossesInPart))
    .toSorted((one, other) => heightOf(other) - heightOf(one))
  const fitting = all.filter((rows) => heightOf(rows) <= most)
  return fitting.find(isEven) ?? fitting[0] ?? all.at(-1) ?? []

  function partitionsFrom(from: number): Row[][] {
    if (from === widths.length) return [[]]
    return widths.slice(from).flatMap((_, at) => {
      const to = from + at + 1
      const row = { from, to, ems: Math.max(1, rowWidth(from, to)) }
      return partitionsFrom(to).map((rest) => [row, ...rest])
    })
  }

  function rowWidth(from: number, to: number): number {
    const own = widths.slice(from, to).reduce((sum, width) => sum + width, 0)
    const joins = joiner && from <= joiner.before && joiner.before < to
    return own + (to - from - 1) * space + (joins ? joiner.width : 0)
  }
}

function isEven(rows: readonly Row[]): boolean {
  const widths = rows.map(({ ems }) => ems)
  return Math.max(...widths) <= Math.min(...widths) * mostUneven
}
