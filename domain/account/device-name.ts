/** The first match counts: Edge and Opera also contain 'Chrome', and Chrome also contains 'Safari'. */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

/** iPhones and iPads also contain 'Mac', and Android also contains 'Linux'. */
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(intosh| OS)/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Browser and device from a User-Agent header, such as 'Safari en iPhone'. */
export function deviceName(userAgent: string): string {
  const said = userAgent.slice(0, 500)
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(said))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} en ${system}`
  return browser ?? system ?? 'Dispositivo desconocido'
}
