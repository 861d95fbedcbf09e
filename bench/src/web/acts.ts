import type { Locator, Page } from 'playwright-core'
import { seenOn } from './visit.ts'

/** When a text is there, in the clock that all pages of this machine share. */
const appearance = (page: Page, text: string): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    const look = () => {
      if (!document.body.textContent.includes(${JSON.stringify(text)})) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(Date.now()))
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    look()
  })`)

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
  await page.getByRole('checkbox').first().click()
  await page.waitForLoadState('networkidle')
  return (await seenOn(page)).inp
}

/** From the press on a goal's name until its page shows it. */
export async function openGoal(
  page: Page,
  { isHovered }: { readonly isHovered: boolean },
): Promise<number> {
  const link = page.getByRole('listitem').getByRole('link', { name: 'Run ten kilometres' }).first()
  if (isHovered) {
    await link.hover()
    await page.waitForLoadState('networkidle')
  }
  const shown = appearance(page, 'Half-way')
  const pressed = await press(link)
  return (await shown) - pressed
}

export interface Spread {
  readonly own: number
  readonly others: number
}

/** From the press on "send" until the comment is on one's own page, and on another's. */
export async function sayTo(own: Page, other: Page, text: string): Promise<Spread> {
  await own.getByRole('textbox', { name: 'Cheer, ask, or answer…' }).fill(text)
  const shown = [appearance(own, text), appearance(other, text)] as const
  const pressed = await press(own.getByRole('button', { name: 'Send' }).first())
  const [here, there] = await Promise.all(shown)
  return { own: here - pressed, others: there - pressed }
}
