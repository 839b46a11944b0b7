// Part of npm run check: every file, heading, decision and command that a comment or a document names exists.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
const known = new Set(files)
for (const file of files)
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) known.add(folder)
const paths = [...known].map((path) => `/${path}`)

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const decisions = files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])

/** Documents that readers of the repository do not have. */
const outside =
  /\bspec(?:ification)? ?§|\bthe specification\b|\bdecisions(?:\.md|: )|\bart direction\b|\((?:brand|architecture|providers): |\b(?:brand|style|spec|invitations|providers)\.md\b|\bissue (?:\d|')/i

const headings = new Map()
/** The headings of a document, as text and as the anchors that GitHub makes of them. */
function headingsOf(file) {
  if (!headings.has(file)) {
    const titles = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title]) => title)
    const anchor = (title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')
    headings.set(file, new Set(titles.flatMap((title) => [title, anchor(title)])))
  }
  return headings.get(file)
}

/** Whether a path, from the root or from any folder, is one of ours; '.ts' may be left out. */
const exists = (path) =>
  paths.some((one) => one.endsWith(`/${path}`) || one.endsWith(`/${path}.ts`) || one.endsWith(`/${path}.tsx`))

/** What is wrong with the references in a text, as [where it starts, what is missing]. */
function* missingIn(text, isDocument) {
  for (const { 0: words, index } of text.matchAll(new RegExp(outside, 'gi')))
    yield [index, `points outside the repository: ${words}`]
  for (const { 1: number, index } of text.matchAll(/\bdecisions? (\d{4})\b/g))
    if (!decisions.includes(number)) yield [index, `no decision ${number}`]
  for (const { 1: file, 2: heading, index } of text.matchAll(/\b(docs\/[\w-]+\.md), "([^"]+)"/g))
    if (!known.has(file) || !headingsOf(file).has(heading))
      yield [index, `no heading "${heading}" in ${file}`]
  for (const { 1: name, index } of text.matchAll(/\bnpm run ([a-z][a-z-]*)/g))
    if (!(name in scripts)) yield [index, `no command npm run ${name}`]
  const roots =
    /(?<![\w./@-])(?:docs|domain|backend|frontend|emails|sandbox|journeys|scripts)\/[\w./-]*[\w-]/g
  for (const { 0: path, index } of text.matchAll(roots))
    if (!exists(path.replace(/\.$/, ''))) yield [index, `no file ${path}`]
  const named = isDocument
    ? /`((?:[\w-]+\/)*[\w-]+\.(?:tsx?|mjs|md|css|json|xlsx?))`/g
    : /(?<![\w./*@-])((?:[\w-]+\/)*[a-z][\w-]*\.(?:tsx?|mjs|md))\b/g
  for (const { 1: path, index } of text.matchAll(named)) if (!exists(path)) yield [index, `no file ${path}`]
}

/** Links of a document that lead nowhere. */
function* deadLinks(file, text) {
  for (const { 1: target, index } of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(target)) continue
    const [path, anchor] = target.split('#')
    const to = path === '' ? file : normalize(join(dirname(file), path))
    if (!known.has(to)) yield [index, `no file ${to}`]
    else if (anchor && !headingsOf(to).has(anchor)) yield [index, `no heading #${anchor} in ${to}`]
  }
}

const findings = []
for (const file of files) {
  const isDocument = file.endsWith('.md')
  if (!isDocument && !/\.(?:tsx?|mjs)$/.test(file)) continue
  const text = readFileSync(file, 'utf8')
  const say = (start, [index, what]) =>
    findings.push(`${file}:${text.slice(0, start + index).split('\n').length} ${what}`)
  if (isDocument) {
    for (const found of missingIn(text, true)) say(0, found)
    for (const found of deadLinks(file, text)) say(0, found)
  } else if (file !== 'scripts/check-references.mjs') {
    for (const { start, value } of parseSync(file, text).comments)
      for (const found of missingIn(value, false)) say(start + 2, found)
  }
}

const glossary = readFileSync('docs/glossary.md', 'utf8')
for (const folder of [...known].filter((path) => /^domain\/[^/.]+$/.test(path)))
  if (!glossary.includes(`${folder}/`)) findings.push(`docs/glossary.md says nothing of ${folder}/`)

if (findings.length > 0) {
  process.stderr.write(`${findings.join('\n')}\n`)
  process.exit(1)
}
