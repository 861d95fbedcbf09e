import type { Page } from 'playwright-core'

/** What somebody writes who wants to run something on others' pages: there it stays text. */
export const HOSTILE =
  '"><img src=x onerror=hacked=1><svg onload=hacked=1><script>hacked=1</script>{{7*7}}'

const MADE_OF_TEXT = 'img[src="x"], [onerror], [onload], a[href^="javascript:" i], main script'

/** What of it became more than text. */
export async function injected(page: Page): Promise<string[]> {
  const elements = await page.locator(MADE_OF_TEXT).all()
  const found = await Promise.all(elements.map((one) => one.evaluate('(it) => it.outerHTML')))
  return [
    ...((await page.evaluate('window.hacked')) === undefined ? [] : ['ran']),
    ...found.map(String),
  ]
}
