import { makeHubCrowd } from '@longtable/web/testing/hub-crowd'
import { familyOf, letterOf } from '@longtable/web/testing/letters-crowd'
import type { Stage } from '@longtable/web/testing/stage'
import type { Page } from 'playwright-core'
import { seenOn, type Seen } from './visit.ts'

/** What hangs says so within a minute. */
const TIME_MS_MAX = 60_000

/** Where somebody begins in a product. */
export interface Home {
  readonly product: string
  readonly path: string
  readonly email: string
}

const LETTERS = 12

/** Of a relative whose family has some letters. */
async function reader(stage: Stage): Promise<string> {
  const [, member] = await familyOf(stage, { kay: 'Kay Weiss', lea: 'Lea Weiss' })
  if (!member) throw new Error('There is no family.')
  for (let month = 1; month <= LETTERS; month++)
    await letterOf(member, `1943-${String(month).padStart(2, '0')}-02`)
  return member.email
}

/** The other one is of a founder with an applicant, whose texts are all hostile ones. */
export async function otherHomes(stage: Stage): Promise<readonly Home[]> {
  const { founder } = await makeHubCrowd(stage)
  return [
    { product: 'CollabHub', path: '/collabhub', email: founder.email },
    { product: 'HoldThatThought', path: '/holdthatthought', email: await reader(stage) },
  ]
}

/** Until nothing is under way any more. */
export async function visitHome(page: Page, address: string): Promise<Seen> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: TIME_MS_MAX })
  await page.waitForLoadState('networkidle')
  return seenOn(page)
}

/** How long the palette keeps the screen from moving when it opens: the longest of its events. */
export async function openPalette(page: Page): Promise<number> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor({ timeout: TIME_MS_MAX })
  await page.keyboard.type('a')
  await page.keyboard.press('Escape')
  return (await seenOn(page)).inp
}
