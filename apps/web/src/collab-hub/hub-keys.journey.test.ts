import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { tabTo, writeAt } from '../testing/by-keys.ts'
import { hubScene, LETTER } from '../testing/hub-scene.ts'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()
const { at, startup } = hubScene(stage)

async function lookFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await field.and(page.locator(':focus')).waitFor()
  await page.keyboard.type(text)
}

it('leads a founder by keys alone from a role to who applies, to a stage, a note and a talk', async () => {
  const [founder, talent] = [
    await stage.member('kim', 'FOUNDER'),
    await stage.member('lou', 'TALENT'),
  ]
  const startupId = await startup(founder)
  const page = await at(founder, `/s/${startupId}/overview`)

  // What can be begun is found by the same key as everything else.
  await lookFor(page, 'new role')
  await page.getByRole('option', { name: /New role/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'New role' })
  await writeAt(page, form.getByLabel('Title'), 'Wave counter')
  await writeAt(page, form.getByLabel(/What somebody does/), 'You count waves, day and night.')
  await writeAt(page, form.getByLabel('Skills'), 'counting')
  await tabTo(page, form.getByRole('button', { name: 'Create the role' }))
  await page.keyboard.press('Enter')
  await form.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Wave counter' }).waitFor()

  const { startupRoles } = await founder.ask<{ startupRoles: { items: { id: string }[] } }>(
    `{ startupRoles(startupId: "${startupId}") { items { id } } }`,
  )
  await talent.ask(
    `mutation { apply(startupId: "${startupId}", roleId: "${startupRoles.items[0]?.id}", coverLetter: "${LETTER}") { id } }`,
  )
  await tabTo(page, page.getByRole('main').getByRole('link', { name: '1 applicant' }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Applicants' }).waitFor()
  await tabTo(page, page.getByRole('button', { name: /lou Example/ }))
  await page.keyboard.press('Enter')
  await page.getByText(LETTER).waitFor()
  await page.keyboard.press('2')
  await page
    .getByRole('region', { name: 'Reviewing' })
    .getByRole('button', { name: /lou Example/ })
    .waitFor()
  await page.keyboard.press('e')
  await page.keyboard.type('Counts well.')
  await page.keyboard.press('Escape')
  await page.getByText('Has notes').first().waitFor({ state: 'attached' })
  await page.keyboard.press('m')
  await writeAt(
    page,
    page.getByRole('textbox', { name: 'Write a message' }),
    'Can you begin in May?',
  )
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Can you begin in May?').waitFor()

  await lookFor(page, 'lou')
  await page.getByRole('group', { name: 'Your applicants' }).getByText('lou Example').waitFor()
  await page.getByRole('group', { name: 'Conversations' }).getByText('lou Example').waitFor()
})

it('decides who may look by keys alone, one after the other', async () => {
  const founder = await stage.member('max', 'FOUNDER')
  const startupId = await startup(founder)
  for (const name of ['ida', 'ivo'] as const) {
    const investor = await stage.member(name, 'INVESTOR')
    await investor.ask(
      `mutation { requestAccess(startupId: "${startupId}", level: VIEW_DECK) { id } }`,
    )
  }
  const page = await at(founder, `/s/${startupId}/investors`)
  await page.getByRole('link', { name: 'ida Example' }).waitFor()
  // Nothing is decided about one whom nobody has chosen.
  await page.keyboard.press('a')
  expect(await page.getByRole('dialog').count()).toBe(0)
  const row = page.locator('li:focus')
  await row.waitFor()
  const first = await row.getByRole('link').innerText()
  await page.keyboard.press('j')
  expect(await row.getByRole('link').innerText()).not.toBe(first)
  await page.keyboard.press('k')
  expect(await row.getByRole('link').innerText()).toBe(first)
  await page.keyboard.press('a')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Approve' }))
  await page.keyboard.press('Enter')
  const granted = page.getByRole('region', { name: 'Who has access' })
  await granted.getByRole('link', { name: first }).waitFor()
  await page.keyboard.press('j')
  await row.waitFor()
  await page.keyboard.press('r')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Decline' }))
  await page.keyboard.press('Enter')
  await page.getByText('Nobody waits for an answer.').waitFor()
})
