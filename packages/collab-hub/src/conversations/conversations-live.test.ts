import { stores } from '@longtable/testing'
import { eventsUntil, listens, nextEvent } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { removeMember } from '../applications/remove-member.ts'
import type { HubContext } from '../context.ts'
import { createHubWorld, idOf } from '../testing/hub-world.ts'
import { ban } from '../testing/roles.ts'
import { say, teamOf, two } from '../testing/talks.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage } from './edit-message.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { sendMessage } from './send-message.ts'

const MESSAGES = `subscription ($id: ID!) {
  messageAdded(conversationId: $id) { kind requestId message { content isMine } }
}`
const INBOX = 'subscription { inboxChanged { conversationId conversation { unread } } }'
const any = () => true

interface Event {
  readonly kind: string
}

describe.each(stores)('live on $name', (store) => {
  it('messages come to both, with the requestId to who has sent them', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId: id } = await two(world)
    const streams = [
      await listens(world, founder, [MESSAGES, { id }]),
      await listens(world, talent, [MESSAGES, { id }]),
    ]
    const input = sendMessage.input.parse({ conversationId: id, content: 'Helo' })
    const { id: messageId } = await sendMessage(world.again(founder), input, 'request-1')
    const key = { conversationId: id, messageId }
    await editMessage(world.again(founder), { ...key, content: 'Hello' })
    await deleteMessage(world.again(founder), key)
    for (const [place, stream] of streams.entries()) {
      const isMine = place === 0
      const heard = await eventsUntil<Event>(world, stream, ({ kind }) => kind === 'deleted')
      const requestId = isMine ? 'request-1' : null
      expect(heard).toEqual([
        { kind: 'added', requestId, message: { content: 'Helo', isMine } },
        { kind: 'edited', requestId: null, message: { content: 'Hello', isMine } },
        { kind: 'deleted', requestId: null, message: { content: null, isMine } },
      ])
      await stream.return?.()
    }
  })

  it.each([
    ['removed from the team', 'conversations.unknown'],
    ['banned', 'users.banned'],
  ])('messages end for who was %s', async (how, reason) => {
    await using world = await createHubWorld(store)
    const { founder, members, startupId, conversationId: id } = await teamOf(world, 1)
    const [ana] = members as [HubContext]
    const stream = await listens(world, ana, [MESSAGES, { id }])
    if (how === 'banned') await ban(world, ana)
    else await removeMember(world.again(founder), { startupId, userId: idOf(ana) })
    await say(world, founder, id, 'Secret')
    const next = await nextEvent(world, stream)
    expect(next?.errors?.[0]?.extensions.reason).toBe(reason)
    expect(JSON.stringify(next)).not.toContain('Secret')
    expect((await stream.next()).done).toBe(true)
  })

  it('inboxes move with messages and with reading', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId } = await two(world)
    const stream = await listens(world, talent, [INBOX, {}])
    await say(world, founder, conversationId)
    const at = (unread: number) => [{ conversationId, conversation: { unread } }]
    expect(await eventsUntil(world, stream, any)).toEqual(at(1))
    await markConversationRead(world.again(talent), { conversationId, upTo: undefined })
    expect(await eventsUntil(world, stream, any)).toEqual(at(0))
    await stream.return?.()
  })
})
