import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriers } from '../testing/accessible.ts'
import { familyOf, letterOf, made } from '../testing/letters-crowd.ts'
import { onStage } from '../testing/on-stage.ts'
import { askedAgain, endSessionUnder, signInAgain } from '../testing/session-end.ts'
import type { Somebody } from '../testing/stage.ts'

const stage = onStage()
const PRODUCT = '/holdthatthought'
const WAITS = 'What you wrote waits'

let family: Promise<Somebody[]> | undefined

async function twoOfUs(): Promise<readonly [anna: Somebody, paul: Somebody]> {
  family ??= familyOf(stage, { anna: 'Anna Weiss', paul: 'Paul Weiss' })
  const [anna, paul] = await family
  if (!anna || !paul) throw new Error('There is no family.')
  return [anna, paul]
}

/** A letter and a conversation, each on a page of its own. */
async function opened(date: string) {
  const [anna, paul] = await twoOfUs()
  const letterId = await letterOf(anna, date)
  const talkId = await made(anna, `openDirectConversation(userId: "${paul.id}") { id }`)
  const letter = await stage.deviceOf(anna.email, { product: PRODUCT, at: `/letters/${letterId}` })
  const talk = await letter.context().newPage()
  await talk.goto(`${stage.address}${PRODUCT}/messages/${talkId}`)
  await talk.getByRole('textbox', { name: 'Write a message' }).waitFor()
  await letter.getByText('Nobody has written here yet').waitFor()
  return { anna, paul, letterId, talkId, letter, talk }
}

async function note(page: Page, text: string): Promise<void> {
  await page.getByLabel('A note in the margin').fill(text)
  await page.getByRole('button', { name: 'Write it down' }).click()
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.keyboard.press('Enter')
}

/** As the server has it. */
async function kept({ ask }: Somebody, letterId: string, talkId: string) {
  const { comments, messages } = await ask<{
    comments: { items: { commentText: string }[] }
    messages: { items: { messageText: string }[] }
  }>(`{
    comments(itemId: "${letterId}") { items { commentText } }
    messages(conversationId: "${talkId}") { items { messageText } }
  }`)
  return [
    ...comments.items.map(({ commentText }) => commentText),
    ...messages.items.map(({ messageText }) => messageText),
  ]
}

it('keeps a note and a message that are written without a network, says so, and sends each once', async () => {
  const { anna, letterId, talkId, letter, talk } = await opened('1943-05-02')
  stage.forgive(/ERR_INTERNET_DISCONNECTED/)
  await letter.context().setOffline(true)
  await letter.getByText('No connection.').waitFor()
  await note(letter, 'It was the kitchen window.')
  await say(talk, 'Have you read it?')
  for (const page of [letter, talk]) await page.getByText(WAITS).waitFor()
  await letter.getByRole('listitem').filter({ hasText: 'It was the kitchen window.' }).waitFor()
  await talk.getByRole('log').getByText('Have you read it?').waitFor()
  expect(await barriers(letter)).toEqual([])
  expect(await barriers(talk)).toEqual([])
  expect(await kept(anna, letterId, talkId)).toEqual([])

  await letter.context().setOffline(false)
  for (const page of [letter, talk]) await page.getByText(WAITS).waitFor({ state: 'detached' })
  const sent = ['It was the kitchen window.', 'Have you read it?']
  await expect.poll(() => kept(anna, letterId, talkId)).toEqual(sent)
  expect(await letter.getByText('It was the kitchen window.').count()).toBe(1)
  expect(await talk.getByRole('log').getByText('Have you read it?').count()).toBe(1)
})

it('does once what is asked for again because the answer was lost', async () => {
  const { anna, letterId, talkId, letter, talk } = await opened('1943-06-02')
  const before = await kept(anna, letterId, talkId)
  stage.forgive(/ERR_CONNECTION_RESET/)
  const lost: string[] = []
  await letter.context().route('**/holdthatthought/graphql', async (route) => {
    const body = route.request().postData() ?? ''
    const requestId = /"requestId":"([^"]+)"/.exec(body)?.[1]
    if (requestId === undefined || lost.includes(requestId)) return route.continue()
    lost.push(requestId)
    await route.fetch()
    await route.abort('connectionreset')
  })
  await note(letter, 'It rained.')
  await say(talk, 'It rained, it says.')
  const sent = ['It rained.', 'It rained, it says.', ...before]
  await expect.poll(() => kept(anna, letterId, talkId)).toEqual(sent)
  for (const page of [letter, talk]) await page.getByText(WAITS).waitFor({ state: 'detached' })
  expect(lost.length).toBeGreaterThan(1)
  expect(await kept(anna, letterId, talkId)).toEqual(sent)
  expect(await letter.getByText('It rained.', { exact: true }).count()).toBe(1)
  expect(await talk.getByRole('log').getByText('It rained, it says.').count()).toBe(1)
})

it('goes on where somebody was writing when the session ended', async () => {
  const { anna, letterId, talkId, letter, talk } = await opened('1943-07-02')
  const before = await kept(anna, letterId, talkId)
  stage.forgive(/401/)
  await talk.getByRole('textbox', { name: 'Write a message' }).fill('Half a sente')
  await endSessionUnder(letter, 'mutation AddComment')
  await note(letter, 'Who is Karl?')
  await signInAgain(letter)
  await askedAgain(letter).waitFor({ state: 'detached' })
  await expect.poll(() => kept(anna, letterId, talkId)).toEqual(['Who is Karl?', ...before])
  await talk.getByRole('dialog').waitFor({ state: 'detached' })
  const field = talk.getByRole('textbox', { name: 'Write a message' })
  expect(await field.inputValue()).toBe('Half a sente')
  await say(talk, 'A whole sentence.')
  await expect
    .poll(() => kept(anna, letterId, talkId))
    .toEqual(['Who is Karl?', 'A whole sentence.', ...before])
})
