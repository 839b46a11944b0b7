/** First match wins: Edge and Opera also say Chrome, and Chrome also says Safari. */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

/** iPhones and iPads also say Mac, and Android also says Linux. */
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(intosh| OS)/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Browser and device in plain words, such as 'Safari en iPhone', from a User-Agent header; nothing else of it is kept. */
export function deviceName(userAgent: string): string {
  const said = userAgent.slice(0, 500)
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(said))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} en ${system}`
  return browser ?? system ?? 'Dispositivo desconocido'
}
