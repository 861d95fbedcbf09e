import type { DocumentedWriter } from '@longtable/testing'

export interface Person {
  readonly id: string
  readonly nickname: string
  readonly email: string
}

/** 004, or 001, which knows fewer attributes. */
function profile(writer: DocumentedWriter, place: number): Person {
  const { put, id: newId, at, chance } = writer
  const id = newId('user')
  const nickname = `${chance(0.5) ? 'Walker' : 'runner'}_${place}`
  const email = `walker${place}@example.com`
  const createdAt = at()
  put(`USER#${id}`, `PROFILE#${id}`, {
    type: 'User',
    id,
    nickname,
    email,
    fullName: `Walker ${place}`,
    tags: chance(0.5) ? ['Hiking', 'reading'] : [],
    tier: chance(0.5) ? 'free' : 'pro',
    createdAt,
    updatedAt: createdAt,
    ...(chance(0.5) && { status: 'active', birthDate: '1990-01-01', pronouns: 'they/them' }),
    ...(chance(0.5) && { language: 'en', bio: null }),
    GSI1PK: `USER#${id}`,
    GSI1SK: `ENTITY#User#${createdAt}`,
    GSI2PK: `NICK#${nickname}`,
    GSI2SK: `PROFILE#${id}`,
    GSI3PK: `EMAIL#${email}`,
    GSI3SK: `PROFILE#${id}`,
  })
  if (chance(0.5))
    put(`EMAIL#${email}`, 'UNIQUE#USER', { type: 'EmailUnique', email, userId: id, createdAt })
  if (chance(0.5))
    put(`USER#${id}`, 'COLLAB_PREFS', {
      type: 'NotificationPreference',
      userId: id,
      emailOnInvite: false,
      emailOnComment: chance(0.5),
      emailOnMention: true,
      emailOnReaction: false,
      updatedAt: at(),
    })
  return { id, nickname, email }
}

/** Edges with their mirror, or as their own timeline copy; and the counters, where somebody kept them. */
function follows({ put, at, chance, some }: DocumentedWriter, people: readonly Person[]): void {
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { id: followerId } of people)
    for (const { id: followeeId } of some(people)) {
      if (followerId === followeeId) continue
      const createdAt = at()
      const isCopy = chance(0.2)
      put(`USER#${followerId}`, `FOLLOWING#${followeeId}`, {
        type: 'Follow',
        followerId,
        followeeId,
        createdAt,
        GSI1PK: `USER#${isCopy ? followerId : followeeId}`,
        GSI1SK: isCopy ? `ENTITY#Following#${createdAt}#${followeeId}` : `FOLLOWER#${followerId}`,
      })
      count(`${followerId} FOLLOWING`)
      count(`${followeeId} FOLLOWERS`)
    }
  for (const { id } of people)
    for (const name of ['FOLLOWERS', 'FOLLOWING'])
      if (chance(0.7))
        put(`USER#${id}`, `COUNTER#${name}`, {
          count: counts.get(`${id} ${name}`) ?? 0,
          updatedAt: at(),
        })
}

function groups({ put, id: newId, at, chance, some }: DocumentedWriter, people: readonly Person[]) {
  return people.slice(0, 3).map((owner, place) => {
    const id = newId('group')
    const createdAt = at()
    put(`GROUP#${id}`, `GROUP#${id}`, {
      type: 'Group',
      name: `Group ${place}`,
      description: 'Walks',
      ownerId: owner.id,
      tags: ['Hiking', 'walks'],
      isPersistent: chance(0.5),
      createdAt,
      updatedAt: createdAt,
    })
    const member = ({ id: userId }: Person, role: string) => {
      const joinedAt = at()
      put(`GROUP#${id}`, `MEMBER#${userId}`, {
        type: 'GroupMember',
        groupId: id,
        userId,
        role,
        joinedAt,
        GSI1PK: `USER#${userId}`,
        GSI1SK: `ENTITY#Group#${joinedAt}#${id}`,
      })
    }
    member(owner, 'owner')
    const members = some(people).filter((one) => one !== owner)
    for (const one of members) member(one, chance(0.3) ? 'admin' : 'member')
    return { id, owner, members: [owner, ...members] }
  })
}

export function documentedPeople(writer: DocumentedWriter) {
  const count = 3 + Math.floor(writer.random() * 4)
  const people = Array.from({ length: count }, (_, place) => profile(writer, place))
  follows(writer, people)
  return { people, groups: groups(writer, people) }
}
