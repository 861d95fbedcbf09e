import { expect, it } from 'vitest'
import { barriers } from '../testing/accessible.ts'
import { hubScene } from '../testing/hub-scene.ts'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()
const { at, go, applied, talking, startup, theAdmin } = hubScene(stage)

it('keeps a search by its name, leads back to it, and lets it go', async () => {
  const talent = await stage.member('tal', 'TALENT')
  const page = await at(talent, '/roles?q=waves')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await dialog.getByLabel('Name').fill('At the sea')
  await dialog.getByRole('button', { name: 'Save this search' }).click()
  await dialog.waitFor({ state: 'detached' })
  await go(page, '/saved?list=searches')
  await page.getByText('At the sea').waitFor()
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await page.getByRole('heading', { name: 'Open roles' }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('waves')
  await go(page, '/saved?list=searches')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No saved searches').waitFor()
})

it('keeps somebody away from who has blocked them on their page, until that is taken back', async () => {
  const [founder, talent] = [
    await stage.member('fia', 'FOUNDER'),
    await stage.member('tom', 'TALENT'),
  ]
  const { applicationId } = await applied(founder, talent)
  const talkId = await talking(founder, applicationId)
  const his = await at(founder, `/messages/${talkId}`)
  await his.getByRole('textbox', { name: 'Write a message' }).waitFor()
  const hers = await at(talent, `/talent/${founder.id}`)
  await hers.getByRole('button', { name: 'Block' }).click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await hers.getByRole('button', { name: 'Unblock' }).waitFor()
  expect(await barriers(hers)).toEqual([])
  const field = his.getByRole('textbox', { name: 'Write a message' })
  await field.fill('Are you there?')
  await field.press('Enter')
  await his.getByText('Are you there?').and(his.locator('textarea')).waitFor()
  // The button moves first; he may write once the server has heard of it.
  const isUnblocked = hers.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('mutation UnblockUser'),
  )
  await hers.getByRole('button', { name: 'Unblock' }).click()
  await hers.getByRole('button', { name: 'Block' }).waitFor()
  await isUnblocked
  await field.press('Enter')
  await his.getByRole('log').getByText('Are you there?').waitFor()
  // Whoever reads it where it is written is not told of it once more.
  await go(hers, `/messages/${talkId}`)
  await hers.getByRole('log').getByText('Are you there?').waitFor()
  await field.fill('Good that you are.')
  await field.press('Enter')
  await hers.getByRole('log').getByText('Good that you are.').waitFor()
  expect(await hers.getByText('New messages', { exact: true }).count()).toBe(0)
})

it('brings a report to the admins, who decide it by keys, and tells whoever wrote it', async () => {
  const [founder, talent] = [
    await stage.member('flo', 'FOUNDER'),
    await stage.member('tim', 'TALENT'),
  ]
  const startupId = await startup(founder, { name: 'Too Good' })
  const desk = await at(await theAdmin(), '/admin/reports')
  await desk.getByRole('heading', { name: 'Reports', exact: true }).waitFor()
  const page = await at(talent, `/startups/${startupId}`, { locale: 'de-DE' })
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Melden' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('They promise a third every week.')
  await dialog.getByRole('button', { name: 'Meldung abschicken' }).click()
  await dialog.waitFor({ state: 'detached' })

  await desk.getByText('They promise a third every week.').waitFor()
  await desk.keyboard.press('j')
  // Nothing is chosen for whoever decides: a hasty Enter bans nobody.
  await desk.keyboard.press('a')
  const decide = desk.getByRole('dialog', { name: 'Decide this report' })
  expect(await decide.getByLabel('What to do').inputValue()).toBe('')
  await decide.getByRole('button', { name: 'Decide' }).click()
  await decide.locator('select:invalid').waitFor()
  await desk.keyboard.press('Escape')
  await decide.waitFor({ state: 'detached' })
  await desk.locator('article:focus').waitFor()
  await desk.keyboard.press('r')
  expect(await decide.getByLabel('What to do').inputValue()).toBe('DISMISS')
  await decide.getByRole('button', { name: 'Decide' }).click()
  await decide.waitFor({ state: 'detached' })
  await page.getByText('Deine Meldung wurde geprüft').first().waitFor()
})
