import type { Item } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { createGoal } from '../goals/create-goal.ts'
import { createGuildWorld, type GuildWorld } from '../testing/guild-world.ts'
import { registerUser } from '../users/register-user.ts'
import { acceptInvite } from './accept-invite.ts'
import { inviteCollaborator } from './invite-collaborator.ts'
import { markResourceSeen } from './mark-resource-seen.ts'

const GOAL = { resourceType: 'goal', resourceId: 'goal-123' } as const
const MESSAGE = 'Would you like to collaborate on this goal?'

/** The document's times have no milliseconds; the specification's have. */
const withMs = (text: string) => text.replace(/(T\d\d:\d\d:\d\d)Z/, '$1.000Z')
const documented = (item: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      typeof value === 'string' ? withMs(value) : value,
    ]),
  )

const INVITE = documented({
  PK: 'RESOURCE#GOAL#goal-123',
  SK: 'INVITE#inv-456',
  GSI1PK: 'USER#user-789',
  GSI1SK: 'INVITE#pending#2024-01-15T10:30:00Z',
  type: 'CollaborationInvite',
  inviteId: 'inv-456',
  inviterId: 'user-123',
  inviteeId: 'user-789',
  inviteeEmail: 'collaborator@example.com',
  resourceType: 'goal',
  resourceId: 'goal-123',
  status: 'pending',
  message: MESSAGE,
  expiresAt: '2024-02-14T10:30:00Z',
  createdAt: '2024-01-15T10:30:00Z',
  updatedAt: '2024-01-15T10:30:00Z',
})
const ADDED = documented({
  role: 'collaborator',
  GSI2PK: 'INVITER#user-123',
  GSI2SK: '2024-01-15T10:30:00Z',
  // The specification's: a day after it has expired.
  ttl: Date.parse('2024-02-15T10:30:00Z') / 1000,
})

const COLLABORATOR = documented({
  PK: 'RESOURCE#GOAL#goal-123',
  SK: 'COLLABORATOR#user-789',
  GSI1PK: 'USER#user-789',
  GSI1SK: 'COLLAB#goal#2024-01-15T11:00:00Z',
  type: 'Collaborator',
  userId: 'user-789',
  resourceType: 'goal',
  resourceId: 'goal-123',
  role: 'collaborator',
  joinedAt: '2024-01-15T11:00:00Z',
  lastSeenAt: '2024-01-20T14:30:00Z',
})

/** The clock of the document, whose first id is given too. */
function at(world: GuildWorld, context: GuildContext, time: string, firstId?: string) {
  const moment = Date.parse(time)
  world.world.advance(moment - world.world.now())
  let first = firstId
  return {
    ...world.again(context),
    stamp: () => {
      const id = first ?? world.world.stamp().id
      first = undefined
      return { id, at: new Date(moment).toISOString() }
    },
  }
}

const stored = async (world: GuildWorld, SK: string): Promise<Item | undefined> =>
  (await world.items()).find((item) => item.SK === SK)

describe.each(stores)('document 000, on $name', (store) => {
  it('is what the mutations store: an invite and a collaborator, attribute for attribute', async () => {
    await using world = await createGuildWorld(store)
    const owner = world.as({ userId: 'user-123', email: 'owner@example.com' })
    const invitee = world.as({ userId: 'user-789', email: 'collaborator@example.com' })
    const start = '2024-01-15T10:00:00Z'
    for (const [context, nickname] of [
      [owner, 'owner'],
      [invitee, 'invitee'],
    ] as const)
      await registerUser(
        at(world, context, start),
        registerUser.input.parse({ nickname, fullName: nickname }),
      )
    await createGoal(
      at(world, owner, start, GOAL.resourceId),
      createGoal.input.parse({ title: 'Run' }),
    )
    await inviteCollaborator(at(world, owner, '2024-01-15T10:30:00Z', 'inv-456'), {
      ...GOAL,
      email: 'collaborator@example.com',
      userId: undefined,
      nickname: undefined,
      role: 'collaborator',
      message: MESSAGE,
    })
    await world.settle()
    expect(await stored(world, 'INVITE#inv-456')).toEqual({ ...INVITE, ...ADDED })

    const key = { ...GOAL, inviteId: 'inv-456' }
    await acceptInvite(at(world, invitee, '2024-01-15T11:00:00Z'), key)
    await markResourceSeen(at(world, invitee, '2024-01-20T14:30:00Z'), GOAL)
    expect(await stored(world, 'COLLABORATOR#user-789')).toEqual(COLLABORATOR)
    const { ttl: _, ...kept } = { ...INVITE, ...ADDED }
    expect(await stored(world, 'INVITE#inv-456')).toEqual({
      ...kept,
      status: 'accepted',
      GSI1SK: 'INVITE#accepted#2024-01-15T10:30:00.000Z',
      updatedAt: '2024-01-15T11:00:00.000Z',
    })
  })
})
