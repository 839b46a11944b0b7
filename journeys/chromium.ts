import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { findChromium, unpackChromium } from '../scripts/find-chromium.mjs'

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

/**
 * The browser for what is measured: `CHROME_PATH`, or the one that npm brings. It is the same on every machine, and has no
 * windows: on two cores a system's Chromium, drawing its own, took half of the processor from the page.
 */
export const openMeasuringBrowser = async (options: LaunchOptions = {}): Promise<Browser> =>
  openBrowser({ executablePath: process.env.CHROME_PATH || (await unpackChromium()), ...options })
