import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { packagedBrowser } from './packaged-browser.ts'

export const WIDE = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Nobody is asked for anything but our own pages, and root may start it in a container. */
const ARGUMENTS = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** `CHROME_PATH`, the machine's own, or the one that came with the packages; none is downloaded. */
export async function openBrowser(): Promise<Browser> {
  const given = process.env['CHROME_PATH']
  const own = given === 'packaged' ? undefined : (given ?? PLACES.find((path) => existsSync(path)))
  if (own !== undefined) return chromium.launch({ executablePath: own, args: ARGUMENTS })
  const packaged = await packagedBrowser()
  if (packaged === undefined)
    throw new Error('There is no browser. Install Chromium, or name one: CHROME_PATH=/path …')
  const { LD_LIBRARY_PATH: libraries = '', ...environment } = process.env
  return chromium.launch({
    executablePath: join(packaged, 'chromium'),
    args: [...ARGUMENTS, '--no-zygote'],
    env: {
      ...environment,
      FONTCONFIG_PATH: join(packaged, 'fonts'),
      LD_LIBRARY_PATH: [join(packaged, 'al2023', 'lib'), libraries].filter(Boolean).join(':'),
    } as Record<string, string>,
  })
}
