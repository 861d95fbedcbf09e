import { below, type DocumentedWriter, pick } from '@longtable/testing'
import type { Person } from './people.ts'

export interface DocumentedRoom {
  readonly id: string
  readonly scope: 'dm' | 'group'
  readonly members: readonly string[]
}

function activity(writer: DocumentedWriter, actorId: string) {
  const { put, id: newId, at, chance, random } = writer
  const activityId = newId('act')
  const createdAt = at()
  return put(`ACTIVITY#${actorId}`, `TS#${createdAt}#${activityId}`, {
    type: 'Activity',
    activityId,
    actorId,
    // The document's list is not closed.
    verb: pick(random, ['post', 'comment', 'goal_update', 'photo_shared']),
    objectType: 'Post',
    objectId: activityId,
    previewText: 'On our way',
    tags: chance(0.5) ? ['Hiking'] : [],
    createdAt,
  })
}

/** One of them has more than a head can hold; one is promoted, and fans out by the document. */
function activities(writer: DocumentedWriter, people: readonly Person[], now: number): void {
  const { put, at, chance, random, items } = writer
  const busy = chance(0.3) ? pick(random, people) : undefined
  for (const one of people)
    for (let n = one === busy ? 60 : below(random, 5); n > 0; n--) activity(writer, one.id)
  const promoted = pick(random, people).id
  put(`PROMO#${promoted}`, `PROMO#${promoted}`, {
    type: 'Promotion',
    userId: promoted,
    fanoutEnabled: true,
    reason: 'followers',
    thresholds: { followers: 100 },
    updatedAt: at(),
  })
  const followers = items.filter(
    ({ type, followeeId }) => type === 'Follow' && followeeId === promoted,
  )
  for (const { tags: _, PK: __, SK, ...given } of items.filter(
    ({ actorId }) => actorId === promoted,
  ))
    for (const { followerId } of followers)
      put(`FEED#${String(followerId)}`, SK, {
        ...given,
        type: 'FeedItem',
        followerId,
        ttl: Math.floor(now / 1000) + 86_400,
      })
}

function messages(writer: DocumentedWriter, { id: roomId, members }: DocumentedRoom, now: number) {
  const { put, id: newId, at, chance, random } = writer
  for (let n = below(random, 6); n > 0; n--) {
    const id = newId('msg')
    const userId = pick(random, members)
    const createdAt = at()
    put(`ROOM#${roomId}`, `MSG#${createdAt}#${id}`, {
      type: 'Message',
      // 001 knows it only from the key.
      id: chance(0.5) ? id : undefined,
      roomId,
      userId,
      text: 'Where are you?',
      createdAt,
      ttl: chance(0.2) ? Math.floor(now / 1000) + 86_400 : undefined,
      ...(chance(0.5) && { GSI1PK: `USER#${userId}`, GSI1SK: `ENTITY#Message#${createdAt}` }),
    })
  }
}

function rooms(writer: DocumentedWriter, people: readonly Person[], now: number) {
  const { put, id: newId, at } = writer
  const [one, other, ...more] = people.map(({ id }) => id) as [string, string, ...string[]]
  const lists: Pick<DocumentedRoom, 'scope' | 'members'>[] = [
    { scope: 'dm', members: [other, one] },
    { scope: 'group', members: [one, other, ...more] },
    ...more.slice(0, 1).map((third) => ({ scope: 'dm' as const, members: [one, third] })),
  ]
  return lists.map(({ scope, members }): DocumentedRoom => {
    const room = { id: newId('room'), scope, members }
    const createdAt = at()
    put(`ROOM#${room.id}`, `ROOM#${room.id}`, { type: 'Room', scope, members, createdAt })
    messages(writer, room, now)
    return room
  })
}

const COMPANIES = ['company-1', 'company-2'] as const

function offers({ put, id: newId, at, chance }: DocumentedWriter): string[] {
  return COMPANIES.flatMap((one) => [one, one]).map((companyId) => {
    const id = newId('offer')
    put(`OFFER#${id}`, `OFFER#${id}`, {
      type: 'Offer',
      id,
      companyId,
      title: 'Boots',
      tags: ['Hiking'],
      createdAt: at(),
      status: chance(0.7) ? 'open' : 'closed',
    })
    return id
  })
}

export function documentedSocial(writer: DocumentedWriter, people: readonly Person[], now: number) {
  activities(writer, people, now)
  return {
    companies: COMPANIES,
    offerIds: offers(writer),
    rooms: rooms(writer, people, now),
  }
}
