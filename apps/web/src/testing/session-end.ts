import { PASSWORD } from '@longtable/server/testing'
import type { Locator, Page } from 'playwright-core'

/**
 * Ends the session of a device while an act is on its way, so that its page learns of it by the answer.
 * Ended before, it may learn of it by its socket, at any moment of what a test does.
 */
export async function endSessionUnder(page: Page, operation: string): Promise<void> {
  const { origin } = new URL(page.url())
  let isOver = false
  await page.route('**/graphql', async (route) => {
    if (!isOver && route.request().postData()?.includes(operation)) {
      isOver = true
      await page
        .context()
        .request.post(`${origin}/accounts/session/end`, { data: {}, headers: { origin } })
    }
    await route.fallback()
  })
}

export const askedAgain = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Please sign in again' })

/** In place, as somebody else if an address is given. */
export async function signInAgain(page: Page, email?: string): Promise<void> {
  const dialog = askedAgain(page)
  if (email !== undefined) await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}
