import { below, type DocumentedWriter, pick } from '@longtable/testing'
import type { Person } from './people.ts'
import type { Work } from './work.ts'

export interface DocumentedResource {
  readonly resourceType: 'goal' | 'quest' | 'task'
  readonly resourceId: string
  readonly ownerId: string
  readonly memberIds: readonly string[]
  readonly inviteeIds: readonly string[]
  readonly commentIds: readonly string[]
}

const DAY_MS = 86_400_000

interface Invited {
  readonly resourceType: string
  readonly resourceId: string
  readonly inviterId: string
  readonly invitee: Person
  readonly status: string
}

/** Sent a few days before `now`, so that a pending one has not expired. */
function invite(writer: DocumentedWriter, now: number, given: Invited): void {
  const { put, id: newId, chance, random } = writer
  const { invitee, status, ...rest } = given
  const inviteId = newId('inv')
  const sent = now - Math.floor((1 + random() * 10) * DAY_MS)
  const createdAt = new Date(sent).toISOString()
  put(`RESOURCE#${rest.resourceType.toUpperCase()}#${rest.resourceId}`, `INVITE#${inviteId}`, {
    type: 'CollaborationInvite',
    inviteId,
    ...rest,
    inviteeId: invitee.id,
    inviteeEmail: invitee.email,
    status,
    message: chance(0.5) ? 'Would you like to collaborate?' : undefined,
    expiresAt: new Date(sent + 30 * DAY_MS).toISOString(),
    createdAt,
    updatedAt: createdAt,
    ttl: Math.floor((sent + 30 * DAY_MS) / 1000),
    GSI1PK: `USER#${invitee.id}`,
    GSI1SK: `INVITE#${status}#${createdAt}`,
  })
}

interface Discussed {
  readonly type: string
  readonly id: string
  readonly people: readonly string[]
  readonly count: number
}

function comments(writer: DocumentedWriter, { type, id, people, count }: Discussed): string[] {
  const { put, id: newId, at, chance, random, some } = writer
  const ids: string[] = []
  for (let n = count; n > 0; n--) {
    const commentId = newId('cmt')
    const parentId = ids.length > 0 && chance(0.5) ? pick(random, ids) : null
    const createdAt = at()
    put(`RESOURCE#${type.toUpperCase()}#${id}`, `COMMENT#${createdAt}#${commentId}`, {
      type: 'Comment',
      commentId,
      parentId,
      userId: pick(random, people),
      text: 'Great progress!',
      mentions: [],
      createdAt,
      updatedAt: null,
      deletedAt: null,
      editHistory: [],
      ...(parentId !== null && { GSI1PK: `COMMENT#${parentId}`, GSI1SK: `CREATED#${createdAt}` }),
    })
    ids.push(commentId)
    for (const userId of some(people))
      for (const emoji of some(['👍', '🎉']))
        put(`COMMENT#${commentId}`, `REACTION#${userId}#${emoji}`, {
          type: 'Reaction',
          commentId,
          userId,
          emoji,
          createdAt: at(),
        })
  }
  return ids
}

function resource(
  writer: DocumentedWriter,
  { people, now }: { readonly people: readonly Person[]; readonly now: number },
  own: Pick<DocumentedResource, 'resourceType' | 'resourceId' | 'ownerId'>,
): DocumentedResource {
  const { put, at, some, chance, random } = writer
  const { resourceType, resourceId, ownerId } = own
  const others = people.filter(({ id }) => id !== ownerId)
  const members = some(others, 0.4)
  const invitees = some(others, 0.4).filter((one) => !members.includes(one))
  const given = { resourceType, resourceId, inviterId: ownerId }
  for (const invitee of members) {
    const joinedAt = at()
    invite(writer, now, { ...given, invitee, status: 'accepted' })
    put(`RESOURCE#${resourceType.toUpperCase()}#${resourceId}`, `COLLABORATOR#${invitee.id}`, {
      type: 'Collaborator',
      userId: invitee.id,
      resourceType,
      resourceId,
      role: 'collaborator',
      joinedAt,
      lastSeenAt: joinedAt,
      GSI1PK: `USER#${invitee.id}`,
      GSI1SK: `COLLAB#${resourceType}#${joinedAt}`,
    })
  }
  for (const invitee of invitees) invite(writer, now, { ...given, invitee, status: 'pending' })
  const memberIds = members.map(({ id }) => id)
  const inside = {
    type: resourceType,
    id: resourceId,
    people: [ownerId, ...memberIds],
    // About some so much is said that no page holds it.
    count: chance(0.2) ? 12 : below(random, 6),
  }
  return {
    ...own,
    memberIds,
    inviteeIds: invitees.map(({ id }) => id),
    commentIds: comments(writer, inside),
  }
}

export function documentedCollaboration(
  writer: DocumentedWriter,
  around: { readonly people: readonly Person[]; readonly now: number },
  works: readonly Work[],
): DocumentedResource[] {
  return works.flatMap(({ userId: ownerId, goalIds, tasks, questIds }) => [
    ...writer
      .some(goalIds)
      .map((resourceId) => resource(writer, around, { resourceType: 'goal', resourceId, ownerId })),
    ...writer
      .some(questIds, 0.3)
      .map((resourceId) =>
        resource(writer, around, { resourceType: 'quest', resourceId, ownerId }),
      ),
    ...writer
      .some(tasks, 0.2)
      .map(({ id: resourceId }) =>
        resource(writer, around, { resourceType: 'task', resourceId, ownerId }),
      ),
  ])
}
