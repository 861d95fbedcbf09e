import { stores } from '@longtable/testing'
import { eventsUntil, listens, nextEvent } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { deleteActivity } from '../../feed/delete-activity.ts'
import { blockUser } from '../../follows/block-user.ts'
import { followUser } from '../../follows/follow-user.ts'
import { unfollowUser } from '../../follows/unfollow-user.ts'
import { updateGoal } from '../../goals/update-goal.ts'
import { joinGroup } from '../../groups/join-group.ts'
import { leaveGroup } from '../../groups/leave-group.ts'
import { audience, makePost } from '../../testing/answers.ts'
import { react, say, unreact } from '../../testing/discussion.ts'
import { makeGroup } from '../../testing/group-roles.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../../testing/guild-world.ts'
import { inbox, invite } from '../../testing/inbox.ts'
import { makeGoal } from '../../testing/work.ts'
import { deleteAccount } from '../../users/delete-account.ts'
import type { GuildContext } from '../../context.ts'
import { deleteComment } from './delete-comment.ts'
import { comments } from './find-comments.ts'

const UNKNOWN = { reason: 'activities.unknown' }
const ANSWERS = ['Comment', 'CommentRef', 'CommentStats', 'Reaction']

const COUNTS = `query ($actorId: ID!, $activityId: ID!) {
  activity(actorId: $actorId, activityId: $activityId) {
    commentCount reactions { emoji count isMine }
  }
}`

const countsOf = async (
  guild: GuildWorld,
  viewer: GuildContext,
  variables: { readonly actorId: string; readonly activityId: string },
) => (await guild.ask(viewer, COUNTS, variables)).data?.activity

const answersIn = async (guild: GuildWorld) =>
  (await guild.items()).filter(
    ({ PK, type }) => ANSWERS.includes(String(type)) || PK.startsWith('RESOURCE#ACTIVITY#'),
  )

describe.each(stores)('answers to activities on $name', (store) => {
  it('are given by those who see it, and counted on it', async () => {
    await using guild = await createGuildWorld(store)
    const { author, follower, id, on } = await audience(guild)
    const { id: first } = await say(follower, on, { text: 'Well done @ana' })
    await say(author, on, { parentId: first })
    await react(follower, id, '👏')
    await react(author, id, '👏')
    await react(follower, first, '🔥')
    await guild.settle()
    const key = { actorId: idOf(author), activityId: id }
    expect(await countsOf(guild, follower, key)).toEqual({
      commentCount: 2,
      reactions: [{ emoji: '👏', count: 2, isMine: true }],
    })
    const page = await comments(guild.again(author), on, {})
    expect(page.items.map(({ text }) => text)).toEqual(['Well done @ana'])
    await unreact(guild.again(follower), id, '👏')
    await guild.settle()
    expect(await countsOf(guild, guild.again(follower), key)).toMatchObject({
      reactions: [{ emoji: '👏', count: 1, isMine: false }],
    })
    expect(await guild.verify()).toEqual([])
    expect(await guild.reconcile()).toEqual([])
  })

  it('are refused to who does not see it, as if it were not there', async () => {
    await using guild = await createGuildWorld(store)
    const { author, stranger, id, on } = await audience(guild)
    await expect(say(stranger, on)).rejects.toMatchObject(UNKNOWN)
    await expect(comments(stranger, on, {})).rejects.toMatchObject(UNKNOWN)
    await expect(react(stranger, id, '👏')).rejects.toMatchObject({ reason: 'comments.unknown' })
    const secret = await makePost(author, { visibility: 'private' })
    await expect(say(guild.again(stranger), secret.on)).rejects.toMatchObject(UNKNOWN)
    const open = await makePost(author, { visibility: 'public' })
    await say(guild.again(stranger), open.on)
    await blockUser(guild.again(author), { userId: idOf(stranger) })
    await expect(say(guild.again(stranger), open.on)).rejects.toMatchObject(UNKNOWN)
    expect((await comments(guild.again(author), open.on, {})).items).toEqual([])
  })

  it('need nobody to take part, and nobody is invited to it', async () => {
    await using guild = await createGuildWorld(store)
    const { author, stranger, on } = await audience(guild)
    await expect(invite(author, on as never, { userId: idOf(stranger) })).rejects.toMatchObject({
      reason: 'resources.unknown',
    })
  })

  it('are hidden from whom the activity is hidden by now', async () => {
    await using guild = await createGuildWorld(store)
    const { author, follower, on } = await audience(guild)
    const { id: goalId } = await makeGoal(guild.again(author), { visibility: 'public' })
    await guild.settle()
    const told = (await guild.items()).find(
      ({ type, goalId: of }) => type === 'Activity' && of === goalId,
    )
    const aboutGoal = { resourceType: 'activity', resourceId: String(told?.activityId) } as const
    for (const place of [on, aboutGoal]) {
      const { id } = await say(guild.again(follower), place)
      expect((await comments(guild.again(follower), place, {})).items.map((one) => one.id)).toEqual(
        [id],
      )
    }
    const hidden = updateGoal.input.parse({ goalId, visibility: 'private' })
    await updateGoal(guild.again(author), hidden)
    await expect(comments(guild.again(follower), aboutGoal, {})).rejects.toMatchObject(UNKNOWN)
    await unfollowUser(guild.again(follower), { followeeId: idOf(author) })
    await expect(comments(guild.again(follower), on, {})).rejects.toMatchObject(UNKNOWN)
    expect((await comments(guild.again(author), on, {})).items).toHaveLength(1)
  })

  it('are for members of the group it was posted to, whose admins keep order', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, eve] = [
      await guild.person('ana'),
      await guild.person('ben'),
      await guild.person('eve'),
    ]
    const { groupId } = await makeGroup(ana, { access: 'open' })
    await joinGroup(ben, { groupId })
    const { on } = await makePost(guild.again(ben), { groupId })
    await expect(say(eve, on)).rejects.toMatchObject(UNKNOWN)
    const { id: commentId } = await say(guild.again(ben), on)
    await deleteComment(guild.again(ana), { commentId })
    await leaveGroup(guild.again(ben), { groupId })
    await expect(say(guild.again(ben), on)).rejects.toMatchObject(UNKNOWN)
  })

  it('are told to its author, and a mention to whom it names', async () => {
    await using guild = await createGuildWorld(store)
    const { author, follower, stranger, id, on } = await audience(guild)
    await say(follower, on, { text: '@ana @eve look' })
    await react(follower, id, '👏')
    await react(follower, id, '🔥')
    await react(author, id, '👏')
    await guild.settle()
    expect((await inbox(guild, author)).sort()).toEqual([
      'follow*',
      'mention activity*',
      'reaction activity*',
    ])
    // She does not see it, so nobody tells her of it.
    expect(await inbox(guild, stranger)).toEqual([])
    await followUser(guild.again(stranger), { followeeId: idOf(author) })
    await say(guild.again(follower), on, { text: '@eve now you see it' })
    await guild.settle()
    expect(await inbox(guild, stranger)).toEqual(['mention activity*'])
  })

  it.each(['is deleted', 'goes with its author'])('are gone when the activity %s', async (how) => {
    await using guild = await createGuildWorld(store)
    const { author, follower, id, on } = await audience(guild)
    const { id: parentId } = await say(follower, on)
    await say(author, on, { parentId })
    await react(follower, id, '👏')
    await react(author, parentId, '👏')
    await guild.settle()
    expect(await answersIn(guild)).not.toEqual([])
    if (how === 'is deleted')
      await deleteActivity(guild.again(author), deleteActivity.input.parse({ activityId: id }))
    else await deleteAccount(guild.again(author), {})
    await guild.settle()
    expect(await answersIn(guild)).toEqual([])
    expect(await guild.verify()).toEqual([])
  })

  it('lose the reactions of who has left, and keep their words', async () => {
    await using guild = await createGuildWorld(store)
    const { author, follower, id, on } = await audience(guild)
    await say(follower, on)
    await react(follower, id, '👏')
    await deleteAccount(guild.again(follower), {})
    await guild.settle()
    const key = { actorId: idOf(author), activityId: id }
    expect(await countsOf(guild, guild.again(author), key)).toEqual({
      commentCount: 1,
      reactions: [],
    })
    expect(await guild.verify()).toEqual([])
  })

  it('come live to those who see it, until they do not', async () => {
    await using guild = await createGuildWorld(store)
    const { author, follower, id, on } = await audience(guild)
    const document = `subscription ($resourceId: ID!) {
      commentsChanged(resourceType: activity, resourceId: $resourceId) { part id }
    }`
    const stream = await listens(guild, follower, [document, { resourceId: id }])
    const { id: commentId } = await say(guild.again(author), on)
    await react(guild.again(author), id, '👏')
    await guild.process()
    type Event = { readonly part: string; readonly id: string }
    const heard = await eventsUntil<Event>(guild, stream, ({ part }) => part === 'reaction')
    expect(heard).toEqual([
      { part: 'comment', id: commentId },
      { part: 'reaction', id },
    ])
    await unfollowUser(guild.again(follower), { followeeId: idOf(author) })
    await say(guild.again(author), on)
    let last = await nextEvent(guild, stream)
    // A count that was on its way may come first.
    while (last?.data) last = await nextEvent(guild, stream)
    expect(last).toMatchObject({ errors: [{ extensions: UNKNOWN }] })
  })
  it('come live to nobody across a block, nor does what others think of them', async () => {
    await using guild = await createGuildWorld(store)
    const { author, follower, stranger, id, on } = await audience(guild)
    await followUser(stranger, { followeeId: idOf(author) })
    await blockUser(follower, { userId: idOf(stranger) })
    const document = `subscription ($resourceId: ID!) {
      commentsChanged(resourceType: activity, resourceId: $resourceId) { part id }
    }`
    const stream = await listens(guild, guild.again(follower), [document, { resourceId: id }])
    const { id: hidden } = await say(guild.again(stranger), on)
    await react(guild.again(author), hidden, '👏')
    await guild.process()
    const { id: shown } = await say(guild.again(author), on)
    type Event = { readonly part: string; readonly id: string }
    const heard = await eventsUntil<Event>(guild, stream, (event) => event.id === shown)
    expect(heard.map((event) => event.id)).not.toContain(hidden)
    await stream.return?.()
  })
})
