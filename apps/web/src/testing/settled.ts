import type { BrowserContext, Page } from 'playwright-core'

const asking = new WeakMap<Page, Set<unknown>>()

/** Knows from now on what the pages of a device have asked for and not been answered. */
export function followRequests(context: BrowserContext): void {
  const of = (page: Page) => {
    const open = asking.get(page) ?? new Set()
    asking.set(page, open)
    return open
  }
  context.on('page', (page) => {
    const open = of(page)
    page.on('request', (request) => void open.add(request))
    page.on('requestfinished', (request) => void open.delete(request))
    page.on('requestfailed', (request) => void open.delete(request))
  })
}

const DRAWN = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))`

/** Until a page has all that it asks for, and has drawn it. What an answer leads to is asked for by then. */
export async function settled(page: Page): Promise<void> {
  const open = asking.get(page)
  let quiet = 0
  while (quiet < 2) {
    await page.evaluate(DRAWN)
    quiet = open?.size ? 0 : quiet + 1
  }
}
