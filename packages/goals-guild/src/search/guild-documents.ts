import { type SearchDocument, type SearchSource, searchKind, touching } from '@longtable/search'
import { findListed } from '@longtable/entity'
import { Goal } from '../goals/goal.entity.ts'
import { Group } from '../groups/group.entity.ts'
import { Offer } from '../offers/offer.entity.ts'
import { User } from '../users/user.entity.ts'

/** Everybody who is registered. */
export const MEMBERS = 'members'
/** Whose it is: between people who block each other nothing is found. */
export const ownerMark = (userId: string) => `by ${userId}`

const userName = (userId: string) => `USER ${userId}`

const people = searchKind(User, {
  kind: 'person',
  version: 1,
  key: ['id'],
  documents: async (_, users) =>
    users.map(({ id, status, nickname, fullName, bio = '', tags, createdAt }) =>
      status === 'deleted'
        ? undefined
        : {
            at: Date.parse(createdAt),
            title: `${nickname} ${fullName}`,
            card: tags,
            body: [bio],
            audience: [MEMBERS, ownerMark(id)],
          },
    ),
})

const isPublic = ({ visibility, deletedAt }: Goal) =>
  visibility === 'public' && deletedAt === undefined

const goals = searchKind(Goal, {
  kind: 'goal',
  version: 1,
  key: ['userId', 'id'],
  async documents(reading, all) {
    const owners = await findListed(
      reading,
      User,
      all.map(({ userId: id }) => ({ id })),
    )
    return all.map((goal, place): SearchDocument | undefined => {
      const { userId, title, description = '', tags, createdAt } = goal
      const status = owners[place]?.status
      if (!isPublic(goal) || status === undefined || status === 'deleted') return undefined
      return {
        at: Date.parse(createdAt),
        title,
        card: tags,
        body: [description],
        audience: [MEMBERS, ownerMark(userId)],
        hangsOn: [userName(userId)],
      }
    })
  },
})

const groups = searchKind(Group, {
  kind: 'group',
  version: 1,
  key: ['id'],
  documents: async (_, all) =>
    all.map(({ name, description, tags, access, archivedAt, deletedAt, createdAt }) =>
      access === 'invite' || archivedAt !== undefined || deletedAt !== undefined
        ? undefined
        : {
            at: Date.parse(createdAt),
            title: name,
            card: tags,
            body: [description],
            audience: [MEMBERS],
          },
    ),
})

const offers = searchKind(Offer, {
  kind: 'offer',
  version: 1,
  key: ['id'],
  documents: async (_, all) =>
    all.map(({ title, companyId, userId, description = '', tags, status, createdAt }) =>
      status === 'closed'
        ? undefined
        : {
            at: Date.parse(createdAt),
            title,
            card: [companyId, ...tags],
            body: [description],
            audience: [MEMBERS, ...(userId === undefined ? [] : [ownerMark(userId)])],
          },
    ),
})

/** What everybody may find in GoalsGuild: what is private is not in it. */
export const guildSearch: SearchSource = {
  kinds: [people, goals, groups, offers],
  touches: [touching(User, ['status'], ({ id }) => userName(id))],
}
