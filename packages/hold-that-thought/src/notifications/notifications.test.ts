import { stores } from '@longtable/testing'
import { deliverShuffled } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { addComment } from '../comments/add-comment.ts'
import { deleteComment } from '../comments/delete-comment.ts'
import { setReaction } from '../comments/set-reaction.ts'
import type { FamilyContext } from '../context.ts'
import { leaveConversation } from '../conversations/leave-conversation.ts'
import { markConversationRead } from '../conversations/mark-conversation-read.ts'
import { createFamilyWorld, type FamilyWorld, idOf, pendingIn } from '../testing/family-world.ts'
import { writeLetter } from '../testing/letters.ts'
import { groupOf, say, two } from '../testing/talks.ts'
import { acceptInvitation } from '../users/accept-invitation.ts'
import { approveUser } from '../users/approve-user.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { inviteRelative } from '../users/invite-relative.ts'
import { registerUser } from '../users/register-user.ts'
import { updateProfile } from '../users/update-profile.ts'
import { notifications, unreadNotificationCount } from './find-notifications.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'

const kindsOf = async (world: FamilyWorld, who: FamilyContext) =>
  (await notifications(world.again(who), {}, {})).items.map(({ kind }) => kind)
const unreadOf = (world: FamilyWorld, who: FamilyContext) =>
  unreadNotificationCount(world.again(who))
const comment = (world: FamilyWorld, who: FamilyContext, itemId: string) =>
  addComment(world.again(who), addComment.input.parse({ itemId, text: 'I remember' }))
const all = (conversationId: string) => ({ conversationId, upTo: undefined, createdAt: undefined })
const change = (fields: object) => updateProfile.input.parse(fields)

describe.each(stores)('notifications on $name', (store) => {
  it('tell of comments who wrote the letter down or spoke before, once, and mail them', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben, cleo] = [
      await world.person('ana'),
      await world.person('ben'),
      await world.person('cleo'),
    ]
    await updateProfile(world.again(ben), change({ notifyOnComment: false }))
    const { id: itemId } = await writeLetter(world.again(ana))
    await world.settle()
    await comment(world, ben, itemId)
    await deliverShuffled(world)
    world.world.advance(1000)
    await comment(world, cleo, itemId)
    await deliverShuffled(world)
    await deliverShuffled(world)
    await world.settle()
    expect(await kindsOf(world, ana)).toEqual(['comment', 'comment'])
    expect(await kindsOf(world, ben)).toEqual(['comment'])
    expect(await kindsOf(world, cleo)).toEqual([])
    expect(world.mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      'ana@example.com: HoldThatThought: ben has commented on a letter',
      'ana@example.com: HoldThatThought: cleo has commented on a letter',
    ])
    expect(await unreadOf(world, ana)).toBe(2)
    const [first] = (await notifications(world.again(ana), {}, {})).items
    const notificationId = first?.id ?? ''
    for (let twice = 0; twice < 2; twice++)
      await markNotificationRead(world.again(ana), { notificationId })
    expect(await unreadOf(world, ana)).toBe(1)
    await markAllNotificationsRead(world.again(ana), {})
    await world.settle()
    expect(await unreadOf(world, ana)).toBe(0)
    expect((await notifications(world.again(ana), { unreadOnly: true }, {})).items).toEqual([])
    expect(await world.verify()).toEqual([])
  })

  it('tell of reactions once, and of nothing that was taken back before', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const { id: itemId } = await writeLetter(world.again(ben))
    const { id: commentId } = await comment(world, ana, itemId)
    const key = { itemId, commentId, createdAt: undefined }
    for (const type of ['love', 'wow'] as const)
      await setReaction(world.again(ben), { ...key, type })
    await setReaction(world.again(ana), { ...key, type: 'like' })
    await world.settle()
    expect(await kindsOf(world, ana)).toEqual(['reaction'])
    const again = await comment(world, ana, itemId)
    await deleteComment(world.again(ana), { itemId, commentId: again.id, createdAt: undefined })
    await world.settle()
    expect(await kindsOf(world, ben)).toEqual(['comment'])
    expect(await world.verify()).toEqual([])
  })

  it('tell of a conversation once while it is unread, and are read with it', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    await world.settle()
    for (let n = 0; n < 3; n++) await say(world, ana, conversationId)
    await deliverShuffled(world)
    await deliverShuffled(world)
    await world.settle()
    expect(await kindsOf(world, ben)).toEqual(['message'])
    expect(await kindsOf(world, ana)).toEqual([])
    expect(world.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'ben@example.com: HoldThatThought: ana has written to you',
    ])
    await markConversationRead(world.again(ben), all(conversationId))
    await world.settle()
    expect(await unreadOf(world, ben)).toBe(0)
    world.world.advance(1000)
    await say(world, ana, conversationId)
    await world.settle()
    expect(await kindsOf(world, ben)).toEqual(['message', 'message'])
    // Put away without a look into it: the next one is news again.
    await markAllNotificationsRead(world.again(ben), {})
    world.world.advance(1000)
    await say(world, ana, conversationId)
    await world.settle()
    expect(await unreadOf(world, ben)).toBe(1)
    await leaveConversation(world.again(ben), { conversationId })
    await world.settle()
    expect(await unreadOf(world, ben)).toBe(0)
    expect(await world.verify()).toEqual([])
  })

  it('mail nothing that was read before it was sent, or is not wanted', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    const cleo = await world.person('cleo')
    await updateProfile(world.again(cleo), change({ notifyOnMessage: false }))
    const group = await groupOf(world, [ana, cleo])
    await world.settle()
    await say(world, ana, conversationId)
    await say(world, ana, group)
    await world.process()
    await markConversationRead(world.again(ben), all(conversationId))
    await world.process()
    await world.settle()
    expect(world.mails).toEqual([])
    expect(await unreadOf(world, cleo)).toBe(1)
  })

  it('tell who was let in, and who has invited them', async () => {
    await using world = await createFamilyWorld(store)
    const root = await world.admin('root')
    const wait = await pendingIn(world, 'wait')
    await world.settle()
    expect(world.mails).toEqual([])
    await approveUser(world.again(root), { userId: idOf(wait) })
    await world.settle()
    expect(await kindsOf(world, wait)).toEqual(['approved'])
    expect(world.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'wait@example.com: HoldThatThought: You can read the letters now',
    ])
    const invite = (email: string) =>
      inviteRelative(world.again(root), inviteRelative.input.parse({ email }))
    const early = await pendingIn(world, 'early')
    for (const name of ['eva', 'early']) await invite(`${name}@example.com`)
    const eva = world.as({ userId: world.world.stamp().id, email: 'eva@example.com' })
    await registerUser(eva, { displayName: 'Eva' })
    await acceptInvitation(early, {})
    await world.settle()
    const told = (await notifications(world.again(root), {}, {})).items
    expect(told.map(({ kind, actorId }) => `${kind} ${actorId}`).sort()).toEqual(
      [eva, early].map((one) => `invitation_accepted ${idOf(one)}`).sort(),
    )
    expect(await world.verify()).toEqual([])
  })

  it('go with an account, and nobody is told who is gone', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    await say(world, ana, conversationId)
    await world.settle()
    await deleteAccount(world.again(ben), {})
    await world.settle()
    const own = (await world.items()).filter(({ PK }) => PK === `USER#${idOf(ben)}`)
    expect(own.filter(({ SK }) => /^(NOTIFICATION|UNREAD|CONV)/.test(SK))).toEqual([])
    expect(await world.verify()).toEqual([])
  })
})
