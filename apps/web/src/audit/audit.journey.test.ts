import { editEntries } from '@longtable/server/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()

/** An admin of each product, who looks at its audit log. */
async function openAll(): Promise<Page[]> {
  const [ana, ben, cem] = [
    await stage.somebody('ana', 'Ana'),
    await stage.member('ben', 'FOUNDER'),
    await stage.relative('cem', 'Cem'),
  ]
  const seats = [
    { email: ana.email, product: '/goalsguild' },
    { email: ben.email, product: '/collabhub' },
    { email: cem.email, product: '/holdthatthought' },
  ]
  const pages: Page[] = []
  for (const { email, product } of seats) {
    await stage.promote(email, product.slice(1))
    pages.push(await stage.deviceOf(email, { product, at: '/admin/audit' }))
  }
  return pages
}

it('says whether the log is whole, and what somebody has edited in it', async () => {
  const pages = await openAll()
  for (const page of pages) {
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText('All links hold.').waitFor()
  }
  await editEntries(stage.data)
  for (const page of pages) {
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText('Something is wrong with the log.').waitFor()
    const problem = page.getByText(/^link 1 \(AUDIT#.* does not fit/)
    expect(await problem.count()).toBe(1)
  }
})
