import type { CDPSession, Page } from 'playwright-core'
import { PHONE, WIDE } from './browser.ts'

/** A screen and a light that a page is looked at in. */
interface Look {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  readonly colorScheme: 'light' | 'dark'
  /** By fingers, which need more room than a pointer. */
  readonly isTouched: boolean
}

export const WIDE_AND_LIGHT: Look = {
  name: 'wide and light',
  size: WIDE,
  colorScheme: 'light',
  isTouched: false,
}

export const NARROW_AND_DARK: Look = {
  name: 'narrow and dark',
  size: PHONE,
  colorScheme: 'dark',
  isTouched: true,
}

/** What a session asks for ends with it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Shows a page that is open in another look, without loading it anew. */
export async function wear(page: Page, { size, colorScheme, isTouched }: Look): Promise<void> {
  const session = await sessionOf(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched })
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}
