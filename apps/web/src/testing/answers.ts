import type { Page } from 'playwright-core'

interface Held {
  /** The server has done what the first of them asked for. */
  readonly done: Promise<void>
  release(): void
}

/** Keeps answers back: what was asked for is done, and the page does not know. */
export async function holdAnswers(page: Page, url: string): Promise<Held> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let tell = () => {}
  const done = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route(url, async (route) => {
    const response = await route.fetch()
    tell()
    await released
    await route.fulfill({ response })
  })
  return { done, release }
}
