import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** A real Chromium: `CHROME_PATH`, a system one, or the one that npm brings; kept off the network beyond this machine. */
export async function openBrowser({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const given = process.env.CHROME_PATH
  return chromium.launch({
    executablePath: given || systemBrowsers.find(existsSync) || (await sparticuz.executablePath()),
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
