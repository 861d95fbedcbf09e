import { PASSWORD } from '@longtable/server/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriers } from '../testing/accessible.ts'
import { roleOf, startupOf } from '../testing/hub-crowd.ts'
import { onStage } from '../testing/on-stage.ts'
import { pdfOf } from '../testing/pdf.ts'
import type { Somebody } from '../testing/stage.ts'

const stage = onStage()
const PRODUCT = '/collabhub'

let made: Promise<Somebody> | undefined

/** One for all of them: an operator makes one, which takes a while. */
const theAdmin = () => {
  made ??= stage.member('ada', 'FOUNDER').then(async (admin) => {
    await stage.promote(admin.email, 'collabhub')
    return admin
  })
  return made
}

const at = (who: { readonly email: string }, path: string) =>
  stage.deviceOf(who.email, { product: PRODUCT, at: path })

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: false })
const pdf = { mimeType: 'application/pdf', buffer: pdfOf(['Kettles', 'Lamps', 'Radios']) }

const LETTER =
  'I have repaired radios since I was twelve, and led a bench of four at a service centre.'

it('moves an applicant on all devices at once, by key, by mouse and by button', async () => {
  const [founder, talent] = [
    await stage.member('fay', 'FOUNDER'),
    await stage.member('tal', 'TALENT'),
  ]
  const startupId = await startupOf(founder, await theAdmin())
  const roleId = await roleOf(founder, startupId)
  const board = `/s/${startupId}/applicants`
  const [desk, phone] = [await at(founder, board), await at(founder, board)]
  await desk.getByText('No applicants yet').waitFor()

  const hers = await at(talent, `/roles/${roleId}/apply?startup=${startupId}`)
  await hers.getByLabel('Your letter').fill(LETTER)
  await hers.getByTestId('resume').setInputFiles({ name: 'resume.pdf', ...pdf })
  await hers.getByRole('button', { name: 'Send the application' }).click()
  await hers.getByRole('heading', { name: 'My applications' }).waitFor()
  await hers.getByText('2 left this month').first().waitFor()

  const card = (page: Page, stageName: string) =>
    column(page, stageName).getByRole('button', { name: /tal Example/ })
  await card(desk, 'New').click()
  await desk.getByText(LETTER).waitFor()
  await desk.getByRole('link', { name: 'Open the PDF' }).waitFor()
  await desk.getByRole('heading', { name: 'tal Example' }).click()
  await desk.keyboard.press('2')
  await card(desk, 'Reviewing').waitFor()
  await card(phone, 'Reviewing').waitFor()
  await hers.getByText('Reviewing').first().waitFor()

  await desk.keyboard.press('e')
  await desk.keyboard.type('Ask who pays for a repair that fails.')
  await desk.keyboard.press('Tab')
  await card(phone, 'Reviewing').getByText('Has notes').waitFor({ state: 'attached' })

  const [from, to] = [
    await card(desk, 'Reviewing').boundingBox(),
    await column(desk, 'Shortlisted').boundingBox(),
  ]
  if (!from || !to) throw new Error('There is no board.')
  await desk.mouse.move(from.x + 20, from.y + 20)
  await desk.mouse.down()
  await desk.mouse.move(to.x + 40, to.y + 120, { steps: 6 })
  await desk.mouse.up()
  await card(desk, 'Shortlisted').waitFor()
  await card(phone, 'Shortlisted').waitFor()

  await card(phone, 'Shortlisted').click()
  await phone.getByRole('button', { name: /^Accepted/ }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await card(desk, 'Accepted').waitFor()
  await hers.getByText('You joined the team').waitFor()
  const { team } = await founder.ask<{ team: { items: object[] } }>(
    `{ team(startupId: "${startupId}") { items { userId } } }`,
  )
  expect(team.items).toHaveLength(1)

  await desk.getByLabel('Role', { exact: true }).selectOption({ label: 'Repair lead' })
  const saved = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Export CSV' }).click()
  expect((await saved).suggestedFilename()).toBe(`applicants-${roleId}.csv`)
})

it('opens a deck to who was let in, and tells the founder which page was read', async () => {
  const [founder, investor] = [
    await stage.member('fred', 'FOUNDER'),
    await stage.member('ivo', 'INVESTOR'),
  ]
  const startupId = await startupOf(founder, await theAdmin())
  const his = await at(founder, `/s/${startupId}/deck`)
  await his.getByText('No pitch deck yet').waitFor()
  await his.getByTestId('deck').setInputFiles({ name: 'deck.pdf', ...pdf })
  await his.getByText('Page 1 of 3').waitFor()
  await his.goto(`${stage.address}${PRODUCT}/s/${startupId}/investors`)
  await his.getByText('Nobody waits for an answer.').waitFor()

  const hers = await at(investor, `/startups/${startupId}`)
  await hers.getByText('for investors with access').waitFor()
  await hers.getByRole('button', { name: 'Ask for access' }).click()
  expect(await barriers(hers, 'dialog[open]')).toEqual([])
  await hers.getByLabel('A word to the founder').fill('I grew up above a joinery. May I look?')
  await hers.getByRole('button', { name: 'Send' }).click()
  await hers.getByRole('link', { name: 'You have asked' }).click()

  await his.getByText('I grew up above a joinery').waitFor()
  await his.getByRole('button', { name: 'Approve' }).click()
  await his.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await hers.getByRole('link', { name: 'Open the deck' }).click()
  await hers.getByRole('img', { name: 'Page 1 of 3' }).waitFor()
  await hers.getByRole('button', { name: 'Next page' }).click()
  await hers.getByRole('img', { name: 'Page 2 of 3' }).waitFor()
  const look = his.getByRole('list', { name: 'Who read the deck' }).getByRole('listitem').first()
  await look.getByText('2 pages').waitFor()
  await look.locator('summary').press('Enter')
  const pages = look.getByRole('list', { name: 'How long ivo Example read each page' })
  expect(await pages.getByRole('listitem').count()).toBe(2)
  expect(await barriers(his)).toEqual([])

  await his.getByRole('button', { name: 'Revoke' }).first().click()
  await his.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await his.getByText('Nobody has access yet').waitFor()
  await hers.goto(`${stage.address}${PRODUCT}/startups/${startupId}`)
  await hers.getByRole('button', { name: 'Ask for access' }).waitFor()
})

it('leads from a registration to a startup that is live, past an admin who is told at once', async () => {
  const admin = await theAdmin()
  const desk = await at(admin, '/admin/queue')
  await desk.getByText('The queue is empty').waitFor()
  const { email } = await stage.somebody('gus', 'Gus from the guild')
  const page = await stage.device()
  await page.goto(`${stage.address}${PRODUCT}/sign-in`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('radio', { name: /I build a startup/ }).check()
  await page.getByLabel('First name').fill('Gus')
  await page.getByLabel('Last name').fill('Example')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('heading', { name: 'A new startup' }).waitFor()
  await page.getByLabel('Name').fill('Slow Ferry')
  await page.getByLabel('In one sentence').fill('Electric ferries for twelve people at a time.')
  await page.getByRole('button', { name: 'Create the draft' }).click()
  await page.getByLabel(/What you build/).fill('Small boats without a timetable. '.repeat(3))
  await page.getByLabel('Industry').fill('Mobility')
  await page.getByLabel('Place').fill('Rotterdam')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByText('An admin looks at it.').first().waitFor()

  await desk.getByRole('heading', { name: 'Slow Ferry' }).waitFor()
  await desk.getByText('1 wait').first().waitFor()
  await desk.keyboard.press('a')
  await desk.getByText('The queue is empty').waitFor()
  await page.getByText('It is live.').waitFor()

  await desk.goto(`${stage.address}${PRODUCT}/admin/users?who=${email}`)
  await desk.getByRole('button', { name: 'Ban' }).click()
  await desk.getByLabel('Why').fill('Sells tickets for boats that are not there.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Ban' }).click()
  await desk.getByText('Lift the ban').waitFor()
  await desk.goto(`${stage.address}${PRODUCT}/admin/audit`)
  await desk.getByText('USER_BANNED').first().waitFor()
  stage.forgive(/403|401/)
})

it('lets two write to each other once one was looked at, and finds what they wrote for', async () => {
  const [founder, talent] = [
    await stage.member('fia', 'FOUNDER'),
    await stage.member('tom', 'TALENT'),
  ]
  const startupId = await startupOf(founder, await theAdmin(), { name: 'Tidewatch' })
  const roleId = await roleOf(founder, startupId, { title: 'Wave counter' })
  const { apply } = await talent.ask<{ apply: { id: string } }>(
    `mutation { apply(startupId: "${startupId}", roleId: "${roleId}", coverLetter: "${LETTER}") { id } }`,
  )
  await founder.ask(
    `mutation { setApplicationStatus(applicationId: "${apply.id}", expected: PENDING, status: REVIEWING) { id } }`,
  )
  const desk = await at(founder, `/s/${startupId}/applicants?open=${apply.id}`)
  await desk.getByRole('heading', { name: 'tom Example' }).click()
  await desk.keyboard.press('m')
  const field = { name: 'Write a message' }
  await desk.getByRole('textbox', field).fill('Can you count in the dark?')
  await desk.getByRole('textbox', field).press('Enter')
  await desk.getByRole('log').getByText('Can you count in the dark?').waitFor()

  const hers = await at(talent, '/messages')
  await hers
    .getByRole('main')
    .getByRole('link', { name: /fia Example/ })
    .click()
  await hers.getByRole('log').getByText('Can you count in the dark?').waitFor()
  await hers.getByRole('textbox', field).fill('By ear.')
  await hers.getByRole('button', { name: 'Send' }).click()
  await desk.getByRole('log').getByText('By ear.').waitFor()
  await desk
    .getByRole('log')
    .getByRole('button', { name: 'More about this message' })
    .first()
    .click()
  await desk.getByRole('menuitem', { name: 'Edit' }).click()
  await desk.getByRole('textbox', field).fill('Can you count at night?')
  await desk.getByRole('button', { name: 'Save' }).click()
  await hers.getByRole('log').getByText('Can you count at night?').waitFor()

  await hers.goto(`${stage.address}${PRODUCT}/startups`)
  // The index follows what is written a moment later.
  await expect
    .poll(async () => {
      await hers.goto(`${stage.address}${PRODUCT}/startups?q=tidew`)
      await hers.getByRole('heading', { name: 'Startups' }).waitFor()
      await hers.getByText(/found/).waitFor()
      return hers.getByRole('link', { name: /Tidewatch/ }).count()
    })
    .toBe(1)
  await hers.getByRole('link', { name: /Tidewatch/ }).click()
  await hers.getByRole('button', { name: 'Save', exact: true }).click()
  await hers.getByRole('button', { name: 'Saved', exact: true }).waitFor()
  await hers.goto(`${stage.address}${PRODUCT}/saved`)
  await hers.getByRole('link', { name: /Tidewatch/ }).waitFor()
})

it('shows to who is not in what is public, and what they can do about the rest', async () => {
  const founder = await stage.member('flo', 'FOUNDER')
  const startupId = await startupOf(founder, await theAdmin(), { name: 'Long Division' })
  const roleId = await roleOf(founder, startupId, { title: 'Designer who can count' })
  const page = await stage.device({ locale: 'de-DE' })
  await page.goto(`${stage.address}${PRODUCT}/`)
  await page.getByRole('heading', { name: 'Wo aus einem Deck ein Team wird' }).waitFor()
  await page.getByRole('link', { name: 'Designer who can count' }).click()
  await page.getByText('Beschreibung, Gehalt und Anteile sehen alle').waitFor()
  expect(page.url()).toContain(`/roles/${roleId}`)
  await page.getByRole('link', { name: 'Anmelden und bewerben' }).click()
  await page.getByRole('heading', { name: 'Willkommen zurück' }).waitFor()
  await page.goto(`${stage.address}${PRODUCT}/s/${startupId}/applicants`)
  await page.getByRole('heading', { name: 'Willkommen zurück' }).waitFor()
})
