import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { onStage } from '../testing/on-stage.ts'

const stage = onStage()

function moment() {
  let come = () => {}
  const comes = new Promise<void>((resolve) => {
    come = resolve
  })
  return { come, comes }
}

/** Keeps the page from listening until it is let. */
async function deafened(page: Page): Promise<() => void> {
  const { come, comes } = moment()
  await page.routeWebSocket(/graphql/, async (socket) => {
    await comes
    socket.connectToServer()
  })
  return come
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

/** As the client's code has them: how often it asks, and how long it waits for an answer. */
const [PING_MS, PONG_MS_MAX] = [20_000, 10_000]

it('leaves a socket that nobody answers on, and shows what it did not tell', async () => {
  const cara = await stage.somebody('cara', 'Cara')
  const { createGoal } = await cara.ask<{ createGoal: { id: string } }>(
    'mutation { createGoal(title: "Cross the lake") { id } }',
  )
  const page = await stage.deviceOf(cara.email)
  await page.clock.install()
  const [listened, pinged] = [moment(), moment()]
  let isSilent = false
  await page.routeWebSocket(/graphql/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (String(message) === '{"type":"ping"}') pinged.come()
      server.send(message)
    })
    // Only the first one: whatever is opened afterwards is sound.
    if (isSilent) return
    server.onMessage((message) => {
      if (isSilent) return
      socket.send(message)
      if (String(message).includes('"listening"')) listened.come()
    })
  })
  await page.goto(`${stage.address}/goalsguild/goals/${createGoal.id}`)
  await listened.comes
  isSilent = true
  await cara.ask(`mutation { createTask(goalId: "${createGoal.id}", title: "Find oars") { id } }`)
  await page.clock.fastForward(PING_MS)
  await pinged.comes
  await page.clock.fastForward(PONG_MS_MAX)
  await page.getByText('Find oars').waitFor()
})
