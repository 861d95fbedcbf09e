import { expect, it } from 'vitest'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()

it('shows who follows, and counts and forgets what was told of it', async () => {
  const [ana, ben] = [await stage.somebody('ana', 'Ana'), await stage.somebody('ben', 'Ben')]
  const hers = await stage.deviceOf(ana.email, { at: '/people?list=followers' })
  await hers.getByText('Nobody follows yet').waitFor()
  const his = await stage.deviceOf(ben.email, { at: '/people/ana' })
  await his.getByRole('button', { name: 'Follow Ana' }).click()
  await his.getByRole('button', { name: 'Stop following Ana' }).waitFor()

  await hers.getByRole('status').getByText('Ben follows you').waitFor()
  await hers.getByRole('main').getByRole('link', { name: /Ben/ }).first().waitFor()
  await hers.getByTitle('Notifications, 1 unread').last().click()
  const panel = hers.getByRole('dialog')
  await panel.getByText('Ben follows you').waitFor()
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await hers.getByTitle('Notifications, 1 unread').waitFor({ state: 'detached' })
})

it('pays a quest to its owner when somebody else takes the last step', async () => {
  const [cem, dora] = [await stage.somebody('cem', 'Cem'), await stage.somebody('dora', 'Dora')]
  const { createGoal } = await cem.ask<{ createGoal: { id: string } }>(
    'mutation { createGoal(title: "Raise the barn") { id } }',
  )
  const on = `resourceType: goal, resourceId: "${createGoal.id}"`
  const { inviteCollaborator } = await cem.ask<{ inviteCollaborator: { id: string } }>(
    `mutation { inviteCollaborator(${on}, userId: "${dora.id}", role: collaborator) { id } }`,
  )
  await dora.ask(`mutation { acceptInvite(${on}, inviteId: "${inviteCollaborator.id}") { id } }`)
  const { createTask } = await cem.ask<{ createTask: { id: string } }>(
    `mutation { createTask(goalId: "${createGoal.id}", title: "Cut the beams") { id } }`,
  )
  const { createQuest } = await cem.ask<{ createQuest: { id: string } }>(
    `mutation { createQuest(title: "Timber!", kind: linked, difficulty: easy, linkedTaskIds: ["${createTask.id}"]) { id } }`,
  )
  const his = await stage.deviceOf(cem.email, { at: `/quests/${createQuest.id}` })
  await his.getByText('0 of 1').first().waitFor()
  const hers = await stage.deviceOf(dora.email, { at: `/goals/${createGoal.id}` })
  await hers.getByRole('checkbox', { name: 'Complete “Cut the beams”' }).check()
  await his.getByText(/You completed “Timber!”: \+\d+ XP/).waitFor()
  await his.getByText('Completed').first().waitFor()
})

it('lets somebody into a group who asks, and both are told at once', async () => {
  const [eli, fay] = [await stage.somebody('eli', 'Eli'), await stage.somebody('fay', 'Fay')]
  const { createGroup } = await eli.ask<{ createGroup: { id: string } }>(
    'mutation { createGroup(name: "Rowers", access: approval) { id } }',
  )
  const group = `/groups/${createGroup.id}`
  const his = await stage.deviceOf(eli.email, { at: `${group}/members` })
  const hers = await stage.deviceOf(fay.email, { at: group })
  await hers.getByRole('button', { name: 'Ask to join' }).click()
  await his.getByRole('button', { name: 'Let in' }).click()
  await his.getByText('2 members').first().waitFor()
  await hers.getByText('2 members').first().waitFor()
  await hers.getByRole('button', { name: 'Leave' }).waitFor()

  await his.getByRole('link', { name: 'Feed' }).click()
  await eli.ask(
    `mutation { postActivity(text: "Six o’clock.", groupId: "${createGroup.id}") { id } }`,
  )
  await hers.getByText('Six o’clock.').waitFor()
  await his.getByText('Six o’clock.').waitFor()
  expect(await hers.getByText('Six o’clock.').count()).toBe(1)
})
