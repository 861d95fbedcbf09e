import type { Locator, Page } from 'playwright-core'

/** More than there are on any page. */
const STOPS_MAX = 120

export const hasFocus = async (it: Locator): Promise<boolean> =>
  (await it.and(it.page().locator(':focus')).count()) === 1

/** By Tab, as somebody without a mouse gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${target}.`)
}

export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function writeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
