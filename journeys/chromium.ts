import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { findChromium } from '../scripts/find-chromium.mjs'

/** A real Chromium: `CHROME_PATH`, a system one, or the one that npm brings; kept off the network beyond this machine. */
export async function openBrowser({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      ...args,
    ],
    ...options,
  })
}
