import { put } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../../context.ts'
import { Goal } from '../../goals/goal.entity.ts'
import { createGuildWorld, type GuildWorld } from '../../testing/guild-world.ts'
import { ggCore } from '../../table.ts'
import { registerUser } from '../../users/register-user.ts'
import { Collaborator } from '../collaborator.entity.ts'
import { Resource } from '../resource.entity.ts'
import { addComment } from './add-comment.ts'
import { addReaction } from './add-reaction.ts'
import { allComments, comment, comments, replies } from './find-comments.ts'
import { commentCountsOf, reactions } from './find-reactions.ts'

const RESOURCE = 'RESOURCE#GOAL#goal-123'
const goal = { resourceType: 'goal', resourceId: 'goal-123' } as const

/** The document's people and its goal, under the ids that it gives them. */
async function documented(guild: GuildWorld) {
  const people = ['user-123', 'user-789'].map((userId) =>
    guild.as({ userId, email: `${userId}@example.com` }),
  ) as [GuildContext, GuildContext]
  for (const person of people) {
    const nickname = person.viewer?.userId
    await registerUser(person, registerUser.input.parse({ nickname, fullName: 'Somebody' }))
  }
  const at = '2024-01-15T10:00:00Z'
  const [ownerId, userId] = ['user-123', 'user-789']
  await people[0].store.write([
    put(Goal, {
      id: 'goal-123',
      userId: ownerId,
      title: 'Run',
      tags: [],
      status: 'active',
      visibility: 'private',
      createdAt: at,
      updatedAt: at,
    }),
    put(Resource, { ...goal, ownerId, title: 'Run' }),
    put(Collaborator, { ...goal, userId, role: 'collaborator', joinedAt: at, lastSeenAt: at }),
  ])
  const [owner, helper] = people.map((person) => guild.again(person)) as typeof people
  const text = 'Great progress on this goal! @user-123 what do you think?'
  const saying = { ...helper, stamp: () => ({ id: 'cmt-456', at: '2024-01-15T12:00:00Z' }) }
  await addComment(saying, { ...goal, text })
  const reacting = { ...owner, stamp: () => ({ id: 'any', at: '2024-01-15T12:30:00Z' }) }
  await addReaction(reacting, { commentId: 'cmt-456', emoji: '👍' })
  await guild.settle()
  return { owner, helper }
}

describe.each(stores)('document 000 on $name', (store) => {
  it('stores its comment and its reaction attribute for attribute', async () => {
    await using guild = await createGuildWorld(store)
    await documented(guild)
    const stored = guild.world.store(ggCore)
    expect(await stored.get({ PK: RESOURCE, SK: 'COMMENT#2024-01-15T12:00:00Z#cmt-456' })).toEqual({
      PK: RESOURCE,
      SK: 'COMMENT#2024-01-15T12:00:00Z#cmt-456',
      type: 'Comment',
      commentId: 'cmt-456',
      parentId: null,
      userId: 'user-789',
      text: 'Great progress on this goal! @user-123 what do you think?',
      mentions: ['user-123'],
      createdAt: '2024-01-15T12:00:00Z',
      updatedAt: null,
      deletedAt: null,
      editHistory: [],
      // What the specification adds.
      resourceType: 'goal',
      resourceId: 'goal-123',
      GSI2PK: 'COMMENTS#GOAL#goal-123',
      GSI2SK: 'CREATED#2024-01-15T12:00:00Z',
      GSI3PK: 'AUTHOR#user-789',
      GSI3SK: 'COMMENT#2024-01-15T12:00:00Z#cmt-456',
    })
    expect(await stored.get({ PK: 'COMMENT#cmt-456', SK: 'REACTION#user-123#👍' })).toEqual({
      PK: 'COMMENT#cmt-456',
      SK: 'REACTION#user-123#👍',
      type: 'Reaction',
      commentId: 'cmt-456',
      userId: 'user-123',
      emoji: '👍',
      createdAt: '2024-01-15T12:30:00Z',
      // What the specification adds.
      resourceType: 'goal',
      resourceId: 'goal-123',
      GSI3PK: 'AUTHOR#user-123',
      GSI3SK: 'REACTION#2024-01-15T12:30:00Z#cmt-456#👍',
    })
  })

  it('has every list and lookup of its sections 3 and 4', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper } = await documented(guild)
    const reply = await addComment(owner, { ...goal, text: 'Thanks', parentId: 'cmt-456' })
    await guild.settle()
    const ids = (page: { readonly items: readonly { readonly id: string }[] }) =>
      page.items.map(({ id }) => id)

    // List comments for resource; paginated comments.
    const first = await allComments(helper, goal, { limit: 1 })
    expect(ids(first)).toEqual(['cmt-456'])
    expect(ids(await allComments(helper, goal, { after: first.after }))).toEqual([reply.id])
    expect(ids(await comments(helper, goal, {}))).toEqual(['cmt-456'])
    // List replies to comment.
    expect(ids(await replies(helper, { commentId: 'cmt-456' }, {}))).toEqual([reply.id])
    // Get specific comment.
    expect(await comment(helper, { commentId: 'cmt-456' })).toMatchObject({
      userId: 'user-789',
      mentionIds: ['user-123'],
    })
    // List reactions for comment.
    const { items } = await reactions(helper, { commentId: 'cmt-456' }, {})
    expect(items.map(({ user, emoji }) => [user.id, emoji])).toEqual([['user-123', '👍']])
    // Get user's reaction: asking for it again gives the one that there is.
    const again = await addReaction(owner, { commentId: 'cmt-456', emoji: '👍' })
    expect(again.createdAt).toBe('2024-01-15T12:30:00Z')
    // Aggregate reactions.
    expect(await commentCountsOf(owner, ['cmt-456'])).toEqual([
      { replyCount: 1, reactions: [{ emoji: '👍', count: 1, isMine: true }] },
    ])
    expect(await guild.verify()).toEqual([])
  })
})
