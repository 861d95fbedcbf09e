import { stores } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AskingWorld, createAskingWorld } from '@longtable/testing/system'
import type { GuildContext } from '../context.ts'
import { type DocumentRow, documentRows, ON_GOAL, resourceKey } from '../testing/document-rows.ts'
import { type DocumentScene, documentScene } from '../testing/document-scene.ts'
import { createGuildWorld, idOf, testedGuild } from '../testing/guild-world.ts'
import { updateNotificationPreferences } from '../notifications/update-notification-preferences.ts'
import { ggCore } from '../table.ts'
import { registerUser } from '../users/register-user.ts'

describe.each(stores)('through GraphQL on $name', (store) => {
  let guild: AskingWorld<GuildContext>
  let scene: DocumentScene
  beforeAll(async () => {
    guild = await createAskingWorld(store, testedGuild)
    scene = await documentScene(guild)
  })
  afterAll(() => guild?.[Symbol.asyncDispose]())

  const ask = ({ asker, document, variables }: DocumentRow) =>
    guild.noting(() => guild.ask(asker(scene), document, variables?.(scene)))

  it.each(documentRows)('$row', async (row) => {
    const { answer, asked } = await ask(row)
    expect(answer).toEqual({ data: row.gives(scene) })
    if (row.query) expect(asked.queries).toContainEqual(expect.objectContaining(row.query(scene)))
    if (row.key) expect(asked.keys).toContainEqual(row.key(scene))
  })

  it('000: Paginated comments', async () => {
    const document = `query ($goalId: ID!, $after: String) {
      allComments(${ON_GOAL}, first: 1, after: $after) { items { id } after }
    }`
    const page = async (after: string | null) => {
      const variables = { goalId: scene.goalId, after }
      const { answer, asked } = await guild.noting(() =>
        guild.ask(scene.member, document, variables),
      )
      return { ...answer.data.allComments, queries: asked.queries }
    }
    const first = await page(null)
    expect(first.items).toEqual([{ id: scene.commentId }])
    const second = await page(first.after)
    expect(second).toMatchObject({ items: [{ id: scene.replyId }], after: null })
    expect(second.queries).toContainEqual(
      expect.objectContaining({
        partition: resourceKey(scene),
        after: { PK: resourceKey(scene), SK: `COMMENT#${scene.commentAt}#${scene.commentId}` },
      }),
    )
  })

  it('001: Send message', async () => {
    const document = `mutation ($roomId: ID!) {
      sendMessage(roomId: $roomId, text: "Third") { id createdAt }
    }`
    const { roomId, member } = scene
    const { answer, asked } = await guild.noting(() => guild.ask(member, document, { roomId }))
    const { id, createdAt } = answer.data.sendMessage
    const key = { PK: `ROOM#${roomId}`, SK: `MSG#${createdAt}#${id}` }
    expect(asked.written).toContainEqual(
      expect.objectContaining({ kind: 'put', item: expect.objectContaining(key) }),
    )
    expect(await guild.deps.store.get(key)).toEqual({
      ...key,
      GSI1PK: `USER#${idOf(member)}`,
      GSI1SK: `ENTITY#Message#${createdAt}`,
      type: 'Message',
      id,
      roomId,
      userId: idOf(member),
      text: 'Third',
      createdAt,
    })
  })
})

describe.each(stores)('the examples of the documents through mutations on $name', (store) => {
  it('000: NotificationPreference comes back attribute for attribute', async () => {
    await using guild = await createGuildWorld(store)
    const person = guild.as({ userId: 'user-123', email: 'user-123@example.com' })
    const profile = { nickname: 'user-123', fullName: 'Somebody' }
    await registerUser(person, registerUser.input.parse(profile))
    const stamp = () => ({ id: 'any', at: '2024-01-15T10:00:00Z' })
    const chosen = {
      emailOnInvite: true,
      emailOnComment: false,
      emailOnMention: true,
      emailOnReaction: false,
    }
    await updateNotificationPreferences({ ...guild.again(person), stamp }, chosen)
    const key = { PK: 'USER#user-123', SK: 'COLLAB_PREFS' }
    expect(await guild.world.store(ggCore).get(key)).toEqual({
      ...key,
      type: 'NotificationPreference',
      userId: 'user-123',
      ...chosen,
      updatedAt: '2024-01-15T10:00:00Z',
    })
  })

  it('004: an assistance message has the documented keys and attributes', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const asked = await guild.ask(ana, 'mutation { createGoal(title: "Run") { id } }')
    const thread = await guild.ask(
      ana,
      'mutation ($id: ID!) { askForHelp(goalId: $id, title: "Breathing", text: "How?") { id } }',
      { id: asked.data.createGoal.id },
    )
    const threadId = thread.data.askForHelp.id as string
    const sent = await guild.ask(
      ana,
      'mutation ($id: ID!) { sendAssistMessage(threadId: $id, text: "Slowly") { id createdAt } }',
      { id: threadId },
    )
    const { id, createdAt } = sent.data.sendAssistMessage
    const key = { PK: `ASSIST#${threadId}`, SK: `MSG#${createdAt}#${id}` }
    expect(await guild.world.store(ggCore).get(key)).toEqual({
      ...key,
      GSI3PK: `AUTHOR#${idOf(ana)}`,
      GSI3SK: `ASSISTMSG#${createdAt}#${id}`,
      type: 'AssistMsg',
      id,
      threadId,
      userId: idOf(ana),
      text: 'Slowly',
      createdAt,
    })
  })
})
