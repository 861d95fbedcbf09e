import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

export const WIDE = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of this machine; none is downloaded. */
export async function openBrowser(): Promise<Browser> {
  const given = process.env['CHROMIUM']
  const executablePath = given ?? PLACES.find((path) => existsSync(path))
  if (executablePath === undefined)
    throw new Error(
      'No browser found. Install Chromium, or name one: CHROMIUM=/path npm run tour …',
    )
  // Without its sandbox Chromium starts for the root user of a container too.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath, args })
}
