import { expect, it } from 'vitest'
import { barriers } from '../testing/accessible.ts'
import { roleOf } from '../testing/hub-crowd.ts'
import { hubScene, LETTER } from '../testing/hub-scene.ts'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()
const { at, go, startup, theAdmin } = hubScene(stage)

it('leads from the last application of a month past a checkout to a tier without a limit', async () => {
  const [founder, talent] = [
    await stage.member('fay', 'FOUNDER'),
    await stage.member('tal', 'TALENT'),
  ]
  const startupId = await startup(founder)
  const roles = []
  for (const title of ['One', 'Two', 'Three', 'Four'])
    roles.push(await roleOf(founder, startupId, { title: `Bench ${title}` }))
  for (const roleId of roles.slice(0, 3))
    await talent.ask(
      `mutation { apply(startupId: "${startupId}", roleId: "${roleId}", coverLetter: "${LETTER}") { id } }`,
    )
  const fourth = `/roles/${roles[3]}/apply?startup=${startupId}`
  const page = await at(talent, fourth, { locale: 'de-DE' })
  await page.getByLabel('Dein Brief').fill(LETTER)
  expect(await page.getByRole('button', { name: 'Bewerbung abschicken' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Pro ansehen' }).click()
  await page.getByText(/19,00\s€ im Monat/).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Zu Pro wechseln' }).click()

  await page.getByText('19.00 EUR a month').waitFor()
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByText('It is paid.').waitFor()
  await go(page, '/billing')
  await page.getByText('Du hast Pro.').waitFor()
  await page.getByText(/19,00\s€ im Monat/).waitFor()
  await page.getByRole('button', { name: /Benachrichtigungen/ }).click()
  await page.getByRole('dialog').getByText('Danke. Es gilt sofort.').waitFor()

  await go(page, fourth)
  await page.getByText('Mit Pro ohne Grenze.').waitFor()
  await page.getByLabel('Dein Brief').fill(LETTER)
  await page.getByRole('button', { name: 'Bewerbung abschicken' }).click()
  await page.getByRole('heading', { name: 'Meine Bewerbungen' }).waitFor()

  const desk = await at(await theAdmin(), '/admin/figures')
  await desk.getByRole('heading', { name: 'Recurring revenue a month' }).waitFor()
  await desk.getByText('€19.00').first().waitFor()
  const funnel = desk.getByRole('list', { name: 'How far applications come' })
  expect(await funnel.getByRole('listitem').first().innerText()).toContain('4')
})
