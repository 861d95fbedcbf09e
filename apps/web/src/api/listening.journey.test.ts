import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()

/** Keeps the page from listening until it is let. */
async function deafened(page: Page): Promise<() => void> {
  let hear = () => {}
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })
  await page.routeWebSocket(/graphql/, async (socket) => {
    await heard
    socket.connectToServer()
  })
  return hear
}

it('shows what happens between the first read and the first event', async () => {
  const [ana, ben] = [await stage.somebody('ana', 'Ana'), await stage.somebody('ben', 'Ben')]
  await ana.ask(`mutation { followUser(followeeId: "${ben.id}") { followeeId } }`)
  await ben.ask('mutation { postActivity(text: "Before") { id } }')
  const { createGoal } = await ana.ask<{ createGoal: { id: string } }>(
    'mutation { createGoal(title: "Cross the lake") { id } }',
  )
  const on = `resourceType: goal, resourceId: "${createGoal.id}"`
  const { inviteCollaborator } = await ana.ask<{ inviteCollaborator: { id: string } }>(
    `mutation { inviteCollaborator(${on}, userId: "${ben.id}") { id } }`,
  )
  await ben.ask(`mutation { acceptInvite(${on}, inviteId: "${inviteCollaborator.id}") { id } }`)
  const page = await stage.deviceOf(ana.email)

  const hearHome = await deafened(page)
  await page.goto(`${stage.address}/goalsguild/`)
  await page.getByText('Before').waitFor()
  await ben.ask('mutation { postActivity(text: "Meanwhile") { id } }')
  hearHome()
  await page.getByRole('button', { name: 'New in your feed' }).click()
  await page.getByText('Meanwhile').waitFor()

  await page.unrouteAll()
  const hearGoal = await deafened(page)
  await page.goto(`${stage.address}/goalsguild/goals/${createGoal.id}`)
  await page.getByText('Nobody has said anything yet.').first().waitFor()
  await ben.ask(`mutation { addComment(${on}, text: "I row") { id } }`)
  await ben.ask(`mutation { createTask(goalId: "${createGoal.id}", title: "Find oars") { id } }`)
  hearGoal()
  await page.getByText('I row').waitFor()
  await page.getByText('Find oars').waitFor()
})
