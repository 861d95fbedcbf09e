import { it } from 'vitest'
import { onStage } from '../../testing/on-stage.ts'

const stage = onStage()

it('shows who comes and what they say without a reload', async () => {
  const [ana, ben] = [await stage.somebody('ana', 'Ana'), await stage.somebody('ben', 'Ben')]
  const { createGroup } = await ana.ask<{ createGroup: { id: string } }>(
    'mutation { createGroup(name: "Runners") { id } }',
  )
  const groupId = createGroup.id
  const page = await stage.deviceOf(ana.email)
  await page.goto(`${stage.address}/goalsguild/groups/${groupId}`)
  await page.getByText('1 member').first().waitFor()
  await ben.ask(`mutation { joinGroup(groupId: "${groupId}") { state } }`)
  await page.getByText('2 members').first().waitFor()
  await ben.ask(`mutation { postActivity(text: "Who runs?", groupId: "${groupId}") { id } }`)
  await page.getByText('Who runs?').waitFor()
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByRole('main').getByText('Ben').first().waitFor()
  await ben.ask(`mutation { leaveGroup(groupId: "${groupId}") { isMember } }`)
  await page.getByText('1 member').first().waitFor()
})
