import { stores } from '@longtable/testing'
import { eventsUntil, listens, nextEvent } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { addComment } from '../comments/add-comment.ts'
import { deleteComment } from '../comments/delete-comment.ts'
import { editComment } from '../comments/edit-comment.ts'
import { deleteLetter } from '../letters/delete-letter.ts'
import { createFamilyWorld, idOf } from '../testing/family-world.ts'
import { writeLetter } from '../testing/letters.ts'
import { groupOf, say, two } from '../testing/talks.ts'
import { deactivateUser } from '../users/deactivate-user.ts'
import { updateProfile } from '../users/update-profile.ts'
import { deleteMessage } from './delete-message.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { removeParticipant } from './remove-participant.ts'
import { sendMessage } from './send-message.ts'

const MESSAGES = `subscription ($id: ID!) {
  messageAdded(conversationId: $id) { kind requestId message { messageText isMine senderName } }
}`
const INBOX = 'subscription { inboxChanged { conversationId conversation { title unreadCount } } }'
const any = () => true

describe.each(stores)('live on $name', (store) => {
  it('messages come to both, with the requestId to who has sent them', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId: id } = await two(world)
    const streams = [await listens(world, ana, [MESSAGES, { id }])]
    streams.push(await listens(world, ben, [MESSAGES, { id }]))
    const input = sendMessage.input.parse({ conversationId: id, text: 'Hello' })
    const { id: messageId } = await sendMessage(world.again(ana), input, 'request-1')
    // A name that follows its profile is no news.
    await updateProfile(world.again(ana), updateProfile.input.parse({ displayName: 'Anna' }))
    await world.settle()
    const key = { conversationId: id, messageId, createdAt: undefined }
    await deleteMessage(world.again(ana), key)
    type Event = { readonly kind: string }
    for (const [place, stream] of streams.entries()) {
      const heard = await eventsUntil<Event>(world, stream, ({ kind }) => kind === 'deleted')
      const isMine = place === 0
      expect(heard).toEqual([
        {
          kind: 'added',
          requestId: isMine ? 'request-1' : null,
          message: { messageText: 'Hello', isMine, senderName: 'ana' },
        },
        {
          kind: 'deleted',
          requestId: null,
          message: { messageText: null, isMine, senderName: 'Anna' },
        },
      ])
      await stream.return?.()
    }
  })

  it.each([
    ['removed', 'conversations.unknown'],
    ['deactivated', 'users.inactive'],
  ])('messages end for who was %s', async (how, reason) => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const root = await world.admin('root')
    const id = await groupOf(world, [ana, ben])
    const stream = await listens(world, ben, [MESSAGES, { id }])
    const userId = idOf(ben)
    if (how === 'removed') await removeParticipant(world.again(ana), { conversationId: id, userId })
    else await deactivateUser(root, { userId })
    await say(world, ana, id, 'Secret')
    const next = await nextEvent(world, stream)
    expect(next?.errors?.[0]?.extensions.reason).toBe(reason)
    expect(JSON.stringify(next)).not.toContain('Secret')
    expect((await stream.next()).done).toBe(true)
  })

  it('inboxes move with messages and with reading, and of nobody else', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    const eve = await world.person('eve')
    const [his, others] = [
      await listens(world, ben, [INBOX, {}]),
      await listens(world, eve, [INBOX, {}]),
    ]
    const waiting = others.next()
    await say(world, ana, conversationId)
    const at = (unreadCount: number) => [
      { conversationId, conversation: { title: 'ana', unreadCount } },
    ]
    expect(await eventsUntil(world, his, any)).toEqual(at(1))
    const all = { conversationId, upTo: undefined, createdAt: undefined }
    await markConversationRead(world.again(ben), all)
    expect(await eventsUntil(world, his, any)).toEqual(at(0))
    for (const stream of [his, others]) await stream.return?.()
    expect((await waiting).done).toBe(true)
  })

  it('comments come to who reads the letter, and end with it', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben, root] = [
      await world.person('ana'),
      await world.person('ben'),
      await world.admin('root'),
    ]
    const { id: itemId } = await writeLetter(ana)
    const document = `subscription ($id: ID!) {
      commentAdded(itemId: $id) { kind comment { commentText } }
    }`
    const stream = await listens(world, ben, [document, { id: itemId }])
    const said = addComment.input.parse({ itemId, text: 'One' })
    const { id: commentId } = await addComment(world.again(ana), said)
    const key = { itemId, commentId, createdAt: undefined }
    await editComment(world.again(ana), { ...key, text: 'Two' })
    await deleteComment(world.again(ana), key)
    type Event = { readonly kind: string }
    expect(await eventsUntil<Event>(world, stream, ({ kind }) => kind === 'deleted')).toEqual([
      { kind: 'added', comment: { commentText: 'One' } },
      { kind: 'edited', comment: { commentText: 'Two' } },
      { kind: 'deleted', comment: { commentText: null } },
    ])
    await addComment(world.again(ana), said)
    await deleteLetter(root, { letterId: itemId })
    const next = await nextEvent(world, stream)
    expect(next?.errors?.[0]?.extensions.reason).toBe('letters.unknown')
  })
})
