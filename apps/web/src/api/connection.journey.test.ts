import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriers } from '../testing/accessible.ts'
import { onStage } from '../testing/on-stage.ts'
import type { Somebody } from '../testing/stage.ts'

const stage = onStage()
const WAITS = 'What you wrote waits'

async function goalOf({ ask }: Somebody): Promise<string> {
  const { createGoal } = await ask<{ createGoal: { id: string } }>(
    'mutation { createGoal(title: "Cross the lake") { id } }',
  )
  return createGoal.id
}

/** As the server has it. */
async function kept({ ask }: Somebody, goalId: string) {
  const { goal, comments } = await ask<{
    goal: { tasks: { items: { title: string; done: boolean }[] } }
    comments: { items: { text: string }[] }
  }>(`{
    goal(goalId: "${goalId}") { tasks { items { title done } } }
    comments(resourceType: goal, resourceId: "${goalId}") { items { text } }
  }`)
  return { steps: goal.tasks.items, said: comments.items.map(({ text }) => text) }
}

async function addStep(page: Page, title: string): Promise<void> {
  await page.getByLabel('Add a step').fill(title)
  await page.getByLabel('Add a step').press('Enter')
}

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Cheer, ask, or answer…' })
  await field.fill(text)
  await field.press('Control+Enter')
}

it('keeps what is written without a network, says so, and sends it once', async () => {
  const ana = await stage.somebody('ana', 'Ana')
  const goalId = await goalOf(ana)
  const page = await stage.deviceOf(ana.email, { at: `/goals/${goalId}` })
  await page.getByRole('textbox', { name: 'Cheer, ask, or answer…' }).waitFor()
  stage.forgive(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.getByText('No connection.').waitFor()
  await addStep(page, 'Find a boat')
  await say(page, 'Who rows?')
  await page.getByText(WAITS).waitFor()
  await page.getByText('Find a boat').waitFor()
  await page.getByText('Who rows?').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await kept(ana, goalId)).toEqual({ steps: [], said: [] })

  await page.context().setOffline(false)
  await page.getByText(WAITS).waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: 'Complete “Find a boat”' }).check()
  const sent = { steps: [{ title: 'Find a boat', done: true }], said: ['Who rows?'] }
  await expect.poll(() => kept(ana, goalId)).toEqual(sent)
  expect(await page.getByText('Find a boat').count()).toBe(1)
  expect(await page.getByText('Who rows?').count()).toBe(1)
})

it('reads again when the network is back, and keeps what was read while the server answers nothing', async () => {
  const cara = await stage.somebody('cara', 'Cara')
  const goalId = await goalOf(cara)
  const page = await stage.deviceOf(cara.email, { at: `/goals/${goalId}` })
  await page.getByRole('heading', { name: 'Cross the lake' }).waitFor()
  stage.forgive(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/)
  await page.context().setOffline(true)
  await page.getByText('No connection.').waitFor()
  // From here on: what was read before the network went does not count.
  let tries = 0
  await page.route('**/goalsguild/graphql', (route) => {
    if (route.request().postData()?.includes('query Goal(')) tries += 1
    return route.abort('connectionrefused')
  })
  await page.context().setOffline(false)
  await expect.poll(() => tries).toBeGreaterThan(3)
  await page.getByText('No connection.').waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { name: 'Cross the lake' }).isVisible()).toBe(true)
  expect(await page.getByText('This could not be loaded.').count()).toBe(0)
})

it('does once what is asked for again because the answer was lost', async () => {
  const ben = await stage.somebody('ben', 'Ben')
  const goalId = await goalOf(ben)
  const page = await stage.deviceOf(ben.email, { at: `/goals/${goalId}` })
  await page.getByRole('textbox', { name: 'Cheer, ask, or answer…' }).waitFor()
  stage.forgive(/ERR_CONNECTION_RESET/)
  const lost: string[] = []
  await page.route('**/goalsguild/graphql', async (route) => {
    const body = route.request().postData() ?? ''
    const requestId = /"requestId":"([^"]+)"/.exec(body)?.[1]
    if (requestId === undefined || lost.includes(requestId)) return route.continue()
    await route.fetch()
    lost.push(requestId)
    await route.abort('connectionreset')
  })
  await addStep(page, 'Find a boat')
  await page.getByRole('checkbox', { name: 'Complete “Find a boat”' }).check()
  await say(page, 'Who rows?')
  const done = { steps: [{ title: 'Find a boat', done: true }], said: ['Who rows?'] }
  await expect.poll(() => kept(ben, goalId)).toEqual(done)
  await page.getByText(WAITS).waitFor({ state: 'detached' })
  expect(lost).toHaveLength(3)
  expect(await kept(ben, goalId)).toEqual(done)
  expect(await page.getByText('Who rows?').count()).toBe(1)
})

it('asks before a page is closed while something waits, and not before or after', async () => {
  const dora = await stage.somebody('dora', 'Dora')
  const goalId = await goalOf(dora)
  const page = await stage.deviceOf(dora.email, { at: `/goals/${goalId}` })
  await page.getByRole('textbox', { name: 'Cheer, ask, or answer…' }).waitFor()
  const isAsked = () =>
    page.evaluate("dispatchEvent(new Event('beforeunload', { cancelable: true })) === false")
  expect(await isAsked()).toBe(false)
  stage.forgive(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await addStep(page, 'Find a boat')
  await page.getByText(WAITS).waitFor()
  expect(await isAsked()).toBe(true)
  const asking = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asking
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()

  await page.context().setOffline(false)
  await page.getByText(WAITS).waitFor({ state: 'detached' })
  expect(await isAsked()).toBe(false)
})
