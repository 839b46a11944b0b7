/** What a browser does to every text that has composed letters, asked or not. */
const always = ['calt', 'clig', 'kern', 'liga', 'rlig']
const asked: [string, string[]][] = [
  ['lining-nums', ['lnum']],
  ['oldstyle-nums', ['onum']],
  ['tabular-nums', ['tnum']],
  ['proportional-nums', ['pnum']],
  ['small-caps', ['smcp', 'c2sc']],
  ['discretionary-ligatures', ['dlig']],
]

/** The OpenType features that a text under this style sheet may be set with. */
export function lettersFeatures(css: string): string[] {
  const byName = asked.flatMap(([name, tags]) => (css.includes(name) ? tags : []))
  const byTag = [...css.matchAll(/font-feature-settings:([^;}]*)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/["'](\w{4})["']/g)].map(([, tag = '']) => tag),
  )
  return [...new Set([...always, ...byName, ...byTag])].toSorted()
}
