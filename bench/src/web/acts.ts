import type { Locator, Page } from 'playwright-core'
import { seenOn } from './visit.ts'

/** As long as a pointer rests on what it is about to press. */
const HOVER_MS = 300

/**
 * When something that an XPath finds is there, in the clock that all pages of this machine share. It is
 * watched for from the moment that this resolves on.
 */
async function watched(page: Page, path: string): Promise<() => Promise<number>> {
  await page.evaluate(`window.appeared = new Promise((resolve) => {
    const isThere = () => document.evaluate(${JSON.stringify(path)}, document.body, null, XPathResult.BOOLEAN_TYPE).booleanValue
    if (isThere()) throw new Error('It was there before: ' + ${JSON.stringify(path)})
    const observer = new MutationObserver(() => {
      if (!isThere()) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(Date.now()))
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  undefined`)
  return () => page.evaluate('window.appeared')
}

/** Presses, and says when the page heard of it: a tester's way there is nobody's time. */
async function press(locator: Locator): Promise<number> {
  const page = locator.page()
  await page.evaluate(
    "addEventListener('click', () => { window.pressed = Date.now() }, { once: true, capture: true })",
  )
  await locator.click()
  return page.evaluate('window.pressed')
}

/** How long the tick of a step keeps the screen from moving: the longest of its events. */
export async function tickStep(page: Page): Promise<number> {
  const answered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('CompleteTask')),
  )
  await page.getByRole('checkbox').first().click()
  await answered
  return (await seenOn(page)).inp
}

/** From the press on a goal's name until its page shows it. */
export async function openGoal(
  page: Page,
  { isHovered }: { readonly isHovered: boolean },
): Promise<number> {
  const title = 'Run ten kilometres'
  const link = page.getByRole('listitem').getByRole('link', { name: title }).first()
  if (isHovered) {
    await link.hover()
    await page.waitForTimeout(HOVER_MS)
  }
  // Its title and its flags are on other pages too.
  const shown = await watched(page, `//h1[contains(., "${title}")]`)
  const pressed = await press(link)
  return (await shown()) - pressed
}

export interface Spread {
  readonly own: number
  readonly others: number
}

/** From the press on "send" until the comment is on one's own page, and on another's. */
export async function sayTo(own: Page, other: Page, text: string): Promise<Spread> {
  await own.getByRole('textbox', { name: 'Cheer, ask, or answer…' }).fill(text)
  // What a field holds is its text, too, and a toast may say it elsewhere.
  const path = `//li//text()[contains(., "${text}")][not(parent::textarea)]`
  const shown = [await watched(own, path), await watched(other, path)]
  const pressed = await press(own.getByRole('button', { name: 'Send' }).first())
  const [here = 0, there = 0] = await Promise.all(shown.map((one) => one()))
  return { own: here - pressed, others: there - pressed }
}
