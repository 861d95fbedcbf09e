import { it } from 'vitest'
import { onStage } from '../../testing/on-stage.ts'

const stage = onStage()

it('brings what somebody reports to the admins, who decide it, and all of it is written down', async () => {
  const [ana, ben] = [await stage.somebody('ana', 'Ana'), await stage.somebody('ben', 'Ben')]
  await stage.promote(ana.email)
  await ana.ask('mutation { postActivity(text: "Buy my pills", visibility: public) { id } }')
  await ben.ask(`mutation { followUser(followeeId: "${ana.id}") { followeeId } }`)
  const his = await stage.deviceOf(ben.email)
  await his.getByRole('button', { name: 'More about this' }).click()
  await his.getByRole('menuitem', { name: 'Report' }).click()
  await his.getByLabel('What is wrong with it?').fill('Spam')
  await his.getByRole('button', { name: 'Send the report' }).click()
  await his.getByText('Thank you.').waitFor()

  const hers = await stage.deviceOf(ana.email, { at: '/admin/reports' })
  await hers.getByText('Buy my pills').waitFor()
  await hers.getByRole('button', { name: 'Resolve', exact: true }).click()
  await hers.getByRole('dialog').getByRole('textbox').fill('Taken down')
  await hers.getByRole('dialog').getByRole('button', { name: 'Resolve', exact: true }).click()
  await hers.getByText('Nothing is here').waitFor()
  await hers.getByRole('button', { name: 'Resolved', exact: true }).click()
  await hers.getByText('Taken down').waitFor()

  await hers.getByRole('link', { name: 'Audit log' }).click()
  await hers.getByText('REPORT_DECIDED').waitFor()
  await hers.getByText('CONTENT_REPORTED').waitFor()
  await hers.getByRole('textbox', { name: /Nickname/ }).fill('ben')
  await hers.getByRole('button', { name: 'Look up' }).click()
  await hers.getByText('CONTENT_REPORTED').waitFor()
  await hers.getByText('REPORT_DECIDED').waitFor({ state: 'detached' })
  await hers.getByRole('link', { name: 'Dead letters' }).click()
  await hers.getByText('No dead letters').waitFor()
})
