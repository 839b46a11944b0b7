type Engine = { version: RegExp; from: number }

/**
 * The first versions, as major + minor / 100, that know all that the screens' styles and scripts use: container queries,
 * `color-mix()`, `:has()` and top-level `await` (caniuse.com). Every browser of an iPhone or iPad has the engine of its
 * system; every one built on Chromium names its version of it. The first engine that is named counts.
 */
const engines: readonly Engine[] = [
  { version: /\((?:iPhone|iPad|iPod)[^)]* OS (\d+)(?:_(\d+))?/, from: 16.04 },
  { version: /\bChrom(?:e|ium)\/(\d+)/, from: 113 },
  { version: /\bFirefox\/(\d+)/, from: 121 },
  { version: /\bVersion\/(\d+)(?:\.(\d+))?/, from: 16.04 },
  // Internet Explorer, and Android's own browser before there was Chrome in it.
  { version: /\b(?:MSIE |Trident\/|Android )(\d+)/, from: Number.POSITIVE_INFINITY },
]

/** Whether a browser says of itself that it is too old for the screens as they are; one that says nothing is not. */
export function isOlderBrowser(userAgent: string): boolean {
  // As long as any real one.
  const agent = userAgent.slice(0, 400)
  for (const { version, from } of engines) {
    const [, major, minor = '0'] = version.exec(agent) ?? []
    if (major) return Number(major) + Number(minor) / 100 < from
  }
  return false
}
