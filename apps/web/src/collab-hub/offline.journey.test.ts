import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriers } from '../testing/accessible.ts'
import { hubScene } from '../testing/hub-scene.ts'
import { onStage } from '../testing/on-stage.ts'
import { askedAgain, endSessionUnder, signInAgain } from '../testing/session-end.ts'
import type { Somebody } from '../testing/stage.ts'

const stage = onStage()
const { at, applied, talking } = hubScene(stage)

const WAITS = 'What you wrote waits'
const FIELD = { name: 'Write a message' }

/** As the server has it, the first one first. */
async function said({ ask }: Somebody, talkId: string): Promise<string[]> {
  const { messages } = await ask<{ messages: { items: { type: string; content: string }[] } }>(
    `{ messages(conversationId: "${talkId}") { items { type content } } }`,
  )
  return messages.items
    .filter(({ type }) => type === 'TEXT')
    .map(({ content }) => content)
    .toReversed()
}

async function statusOf({ ask }: Somebody, applicationId: string): Promise<string> {
  const { application } = await ask<{ application: { status: string } }>(
    `{ application(applicationId: "${applicationId}") { status } }`,
  )
  return application.status
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', FIELD).fill(text)
  await page.getByRole('textbox', FIELD).press('Enter')
}

const pair = async (founder: string, talent: string) =>
  [await stage.member(founder, 'FOUNDER'), await stage.member(talent, 'TALENT')] as const

it('shows a message and a move at once without a network, says that they wait, and sends each once', async () => {
  const [founder, talent] = await pair('fay', 'tal')
  const { startupId, applicationId } = await applied(founder, talent)
  const talkId = await talking(founder, applicationId)
  const desk = await at(founder, `/s/${startupId}/applicants?open=${applicationId}`)
  const talk = await at(founder, `/messages/${talkId}`)
  await desk.getByRole('heading', { name: 'tal Example' }).waitFor()
  await talk.getByRole('textbox', FIELD).waitFor()
  stage.forgive(/ERR_INTERNET_DISCONNECTED/)
  for (const page of [desk, talk]) {
    await page.context().setOffline(true)
    await page.getByText('No connection.').waitFor()
  }
  await write(talk, 'Can you begin in May?')
  await write(talk, 'Or in June.')
  await talk.getByRole('log').getByText('Can you begin in May?').waitFor()
  await talk.getByRole('log').getByText('Or in June.').waitFor()
  await talk.getByText(WAITS).waitFor()
  expect(await barriers(talk)).toEqual([])
  await desk.getByRole('heading', { name: 'tal Example' }).click()
  await desk.keyboard.press('3')
  const shortlisted = desk.getByRole('region', { name: 'Shortlisted' })
  await shortlisted.getByRole('button', { name: /tal Example/ }).waitFor()
  await desk.getByText(WAITS).waitFor()
  expect(await said(founder, talkId)).toEqual([])
  expect(await statusOf(founder, applicationId)).toBe('REVIEWING')

  for (const page of [desk, talk]) {
    await page.context().setOffline(false)
    await page.getByText(WAITS).waitFor({ state: 'detached' })
  }
  await expect
    .poll(async () => (await said(founder, talkId)).toSorted())
    .toEqual(['Can you begin in May?', 'Or in June.'])
  await expect.poll(() => statusOf(founder, applicationId)).toBe('SHORTLISTED')
  await expect.poll(() => talk.getByText('Or in June.').and(talk.locator('p')).count()).toBe(1)
})

it('sends a message once whose answer was lost, and gives back one that is refused', async () => {
  const [founder, talent] = await pair('fia', 'tom')
  const { applicationId } = await applied(founder, talent)
  const talkId = await talking(founder, applicationId)
  const talk = await at(founder, `/messages/${talkId}`)
  await talk.getByRole('textbox', FIELD).waitFor()
  stage.forgive(/ERR_CONNECTION_RESET/)
  const lost: string[] = []
  await talk.route('**/collabhub/graphql', async (route) => {
    const body = route.request().postData() ?? ''
    const requestId = /"requestId":"([^"]+)"/.exec(body)?.[1]
    if (!body.includes('SendMessage') || requestId === undefined || lost.includes(requestId))
      return route.continue()
    await route.fetch()
    lost.push(requestId)
    await route.abort('connectionreset')
  })
  await write(talk, 'Once is enough.')
  await talk.getByRole('log').getByText('Once is enough.').waitFor()
  await expect.poll(() => said(founder, talkId)).toEqual(['Once is enough.'])
  await talk.getByText(WAITS).waitFor({ state: 'detached' })
  expect(lost).toHaveLength(1)
  expect(await talk.getByRole('log').locator('p', { hasText: 'Once is enough.' }).count()).toBe(1)

  await talent.ask(`mutation { blockUser(userId: "${founder.id}") { userId } }`)
  await write(talk, 'Are you there?')
  // What was refused is back in the field, and not among what was said.
  await expect.poll(() => talk.getByRole('textbox', FIELD).inputValue()).toBe('Are you there?')
  expect(await talk.getByRole('log').getByText('Are you there?').count()).toBe(0)
  expect(await said(founder, talkId)).toEqual(['Once is enough.'])
})

it('goes on with a message that was written when the session ended', async () => {
  stage.forgive(/401/)
  const [founder, talent] = await pair('flo', 'tim')
  const { applicationId } = await applied(founder, talent)
  const talkId = await talking(founder, applicationId)
  const talk = await at(founder, `/messages/${talkId}`)
  await talk.getByRole('textbox', FIELD).waitFor()
  await endSessionUnder(talk, 'mutation SendMessage')
  await write(talk, 'When do you sleep?')
  await askedAgain(talk).waitFor()
  expect(await barriers(talk)).toEqual([])
  await signInAgain(talk)
  await askedAgain(talk).waitFor({ state: 'detached' })
  await expect.poll(() => said(founder, talkId)).toEqual(['When do you sleep?'])
  await talk.getByRole('log').getByText('When do you sleep?').waitFor()
})
