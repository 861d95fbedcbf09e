import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hubScene } from '../testing/hub-scene.ts'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()
const { at, applied, theAdmin } = hubScene(stage)

const MANY = 1000

type Rows = Readonly<Record<string, { readonly items: readonly { readonly id: string }[] }>>

/** A list as the server answers it, made as long as nobody would fill it by hand. */
const lengthen = (page: Page, operation: string) =>
  page.route('**/collabhub/graphql', async (route) => {
    if (!route.request().postData()?.includes(`query ${operation}(`)) return route.continue()
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: Rows }
    const [[name, list] = ['', undefined]] = Object.entries(data)
    const [one] = list?.items ?? []
    const items = Array.from({ length: MANY }, (_, place) => ({ ...one, id: `${one?.id}${place}` }))
    await route.fulfill({ response: answer, json: { data: { [name]: { ...list, items } } } })
  })

/** How many of them a browser lays out and paints: the rest is left out until one comes near. */
const drawn = (page: Page, rows: string) =>
  page.evaluate<{ readonly all: number; readonly drawn: number }>(`(() => {
    const rows = [...document.querySelectorAll('${rows}')]
    const inside = rows.map((row) => row.querySelector('button, a, span, div'))
    return {
      all: rows.length,
      drawn: inside.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length,
    }
  })()`)

async function expectFew(page: Page, rows: string): Promise<void> {
  await page.locator(rows).first().waitFor()
  await expect.poll(async () => (await drawn(page, rows)).all).toBe(MANY)
  await expect.poll(async () => (await drawn(page, rows)).drawn).toBeLessThan(MANY / 4)
  expect((await drawn(page, rows)).drawn).toBeGreaterThan(0)
}

it('draws of a thousand applicants those that are in sight, on the board and in the list', async () => {
  const [founder, talent] = [
    await stage.member('fay', 'FOUNDER'),
    await stage.member('tal', 'TALENT'),
  ]
  const { startupId } = await applied(founder, talent)
  const page = await at(founder, `/s/${startupId}/overview`)
  await lengthen(page, 'StartupApplications')
  await page.getByRole('link', { name: 'Applicants' }).first().click()
  await expectFew(page, '[data-stage=PENDING] li')
  // By its place: to find a name among a thousand buttons, all of them would be laid out.
  await page.locator('[aria-label="How they are shown"] > button').last().click()
  await expectFew(page, '[role=table] [role=rowgroup]:last-child > [role=row]')
})

it('draws of a thousand people those that are in sight', async () => {
  const page = await at(await theAdmin(), '/admin/queue')
  await lengthen(page, 'UsersByRole')
  await page
    .getByRole('link', { name: 'People' })
    .or(page.getByRole('link', { name: 'Users' }))
    .first()
    .click()
  await expectFew(page, '[role=table] [role=rowgroup]:last-child > [role=row]')
})
