/** The longest name that a party may have. */
const longest = 160

/** 'Ana', 'Ana y Luis', 'Ana, Luis e Inés'; with 'y 3 más' where the names would be too long. */
export function joinNames(names: readonly string[]): string {
  const unique = names.filter((name, at) => names.indexOf(name) === at)
  for (let shown = unique.length; shown > 1; shown--) {
    const left = unique.length - shown
    const text = left > 0 ? `${unique.slice(0, shown).join(', ')} y ${left} más` : listed(unique)
    if (text.length <= longest) return text
  }
  return (unique[0] ?? '').slice(0, longest)
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  const and = /^(?:i(?![aeou])|hi(?![aeou])|í)/i.test(last) ? 'e' : 'y'
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${last}` : last
}
