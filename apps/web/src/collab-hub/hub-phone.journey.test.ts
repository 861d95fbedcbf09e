import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE } from '../testing/browser.ts'
import { hubScene, LETTER } from '../testing/hub-scene.ts'
import { roleOf } from '../testing/hub-crowd.ts'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()
const { at, startup, applied } = hubScene(stage)

const AS_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

async function middleOf(it: Locator) {
  const box = await it.boundingBox()
  if (!box) throw new Error(`${it} is not on the screen.`)
  return {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + Math.min(40, box.height / 2)),
  }
}

/** A finger that rests on something until it is lifted with it, goes elsewhere, and lets go. */
async function carry(page: Page, card: Locator, isThere: () => Promise<boolean>): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const from = await middleOf(card)
  await touch('touchStart', [from])
  await page.locator('[data-dragged]').waitFor()
  // At the edge the board goes on by itself, column by column.
  const edge = { x: PHONE.width - 12, y: from.y + 60 }
  await expect
    .poll(async () => {
      await touch('touchMove', [edge])
      await touch('touchMove', [{ ...edge, x: edge.x - 2 }])
      return isThere()
    })
    .toBe(true)
  await touch('touchEnd', [])
}

it('lets a finger carry an applicant from one column to the next on a phone', async () => {
  const [founder, talent] = [
    await stage.member('fay', 'FOUNDER'),
    await stage.member('tal', 'TALENT'),
  ]
  const { startupId, applicationId } = await applied(founder, talent)
  const page = await at(founder, `/s/${startupId}/applicants`, AS_PHONE)
  const card = page.getByRole('button', { name: /tal Example/ })
  await card.waitFor()
  const target = page.getByRole('region', { name: 'Reviewing' })
  await carry(page, card, async () => (await target.getAttribute('data-over')) !== null)
  await target.getByRole('button', { name: /tal Example/ }).waitFor()
  await expect
    .poll(async () => {
      const { application } = await founder.ask<{ application: { status: string } }>(
        `{ application(applicationId: "${applicationId}") { status } }`,
      )
      return application.status
    })
    .toBe('REVIEWING')
  // What was carried was not opened; a tap does that.
  expect(page.url()).not.toContain('open=')
  await target.getByRole('button', { name: /tal Example/ }).tap()
  await page.getByText(LETTER).waitFor()
})

it('leads somebody on a phone from a role to an application and an answer to it', async () => {
  const [founder, talent] = [
    await stage.member('fia', 'FOUNDER'),
    await stage.member('tom', 'TALENT'),
  ]
  const startupId = await startup(founder)
  const roleId = await roleOf(founder, startupId, { title: 'Wave counter' })
  const page = await at(talent, `/roles/${roleId}?startup=${startupId}`, AS_PHONE)
  await page.getByRole('link', { name: 'Apply' }).tap()
  await page.getByLabel('Your letter').fill(LETTER)
  await page.getByRole('button', { name: 'Send the application' }).tap()
  await page.getByRole('heading', { name: 'My applications' }).waitFor()
  await page.getByText('Wave counter').first().waitFor()
  const isWider = await page.evaluate<boolean>(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  )
  expect(isWider).toBe(false)
})
