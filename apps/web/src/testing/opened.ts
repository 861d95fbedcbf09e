import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers } from './accessible.ts'
import { escaping, smallTargets } from './boxes.ts'
import { injected } from './hostile.ts'

/** Whatever lies over a page. */
export const OPEN = 'dialog[open], [popover]:popover-open'

/** What is open, in both themes without being opened anew. */
export async function lookAtOpen(page: Page, what: string): Promise<void> {
  await page.locator(OPEN).last().waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await barriers(page, OPEN), `${what}, ${colorScheme}`).toEqual([])
  }
  expect.soft(await escaping(page, OPEN), what).toEqual([])
  expect.soft(await injected(page), what).toEqual([])
  expect.soft(await smallTargets(page, OPEN), what).toEqual([])
}

/** As a menu's entry or a button of what is open, else of the page; by the keyboard, wherever it is. */
export async function openByName(page: Page, name: string | RegExp): Promise<void> {
  const isOpen = (await page.locator(OPEN).count()) > 0
  const within = isOpen ? page.locator(OPEN).last() : page
  const found = within
    .getByRole('menuitem', { name })
    .or(within.getByRole('button', { name }))
    .filter({ visible: true })
  await found.first().press('Enter')
}
