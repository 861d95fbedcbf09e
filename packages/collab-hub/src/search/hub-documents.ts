import { findListed } from '@longtable/entity'
import { type SearchDocument, type SearchSource, searchKind, touching } from '@longtable/search'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { rolesOf } from '../roles/startup-role.patterns.ts'
import { Startup } from '../startups/startup.entity.ts'
import { User } from '../users/user.entity.ts'
import { closedRoleMarks, startupMarks, USERS } from './search.policy.ts'

type Reading = Parameters<typeof findListed>[0]

const userName = (userId: string) => `USER ${userId}`
const startupName = (startupId: string) => `STARTUP ${startupId}`
const rolesName = (startupId: string) => `ROLES ${startupId}`

async function foundersOf(reading: Reading, startups: readonly (Startup | undefined)[]) {
  const ids = [...new Set(startups.flatMap((startup) => startup?.founderId ?? []))]
  const found = await findListed(
    reading,
    User,
    ids.map((userId) => ({ userId })),
  )
  return new Map(ids.map((id, place) => [id, found[place]]))
}

async function isHiring({ store }: Reading, startupId: string): Promise<boolean> {
  for await (const roles of rolesOf.each({ store }, { startupId }))
    if (roles.some(({ isOpen }) => isOpen)) return true
  return false
}

const startups = searchKind(Startup, {
  kind: 'STARTUP',
  version: 1,
  key: ['startupId'],
  async documents(reading, all) {
    const founders = await foundersOf(reading, all)
    const hiring = await Promise.all(all.map(({ startupId }) => isHiring(reading, startupId)))
    return all.map((startup, place): SearchDocument => {
      const { startupId, founderId, name, tagline, description, industry, stage } = startup
      const { location, tags } = startup
      return {
        at: Date.parse(startup.createdAt),
        title: name,
        card: [tagline, industry, location, ...tags],
        body: [description],
        audience: startupMarks(startup, founders.get(founderId)),
        facets: {
          industry: industry === '' ? [] : [industry],
          stage: [stage],
          location: location === '' ? [] : [location],
          tags,
          hiring: hiring[place] ? ['true'] : [],
        },
        hangsOn: [userName(founderId), rolesName(startupId)],
      }
    })
  },
})

const roles = searchKind(StartupRole, {
  kind: 'ROLE',
  version: 1,
  key: ['startupId', 'roleId'],
  async documents(reading, all) {
    const places = [...new Set(all.map(({ startupId }) => startupId))]
    const found = await findListed(
      reading,
      Startup,
      places.map((startupId) => ({ startupId })),
    )
    const byId = new Map(places.map((id, place) => [id, found[place]]))
    const founders = await foundersOf(reading, found)
    return all.map((role): SearchDocument | undefined => {
      const startup = byId.get(role.startupId)
      // What is about to be removed with its startup is told of by the startup's own end.
      if (!startup) return undefined
      const founder = founders.get(startup.founderId)
      const { title, skills, description, compensation = '', equityRange = '', type } = role
      return {
        at: Date.parse(role.createdAt),
        title,
        card: [startup.name, ...skills],
        body: [description, compensation, equityRange],
        audience: role.isOpen ? startupMarks(startup, founder) : closedRoleMarks(startup, founder),
        facets: { skills, type: [type] },
        hangsOn: [startupName(role.startupId), userName(startup.founderId)],
      }
    })
  },
})

const isTalent = ({ role, status, deletedAt }: User) =>
  role === 'TALENT' && status === 'ACTIVE' && deletedAt === undefined

const talents = searchKind(User, {
  kind: 'TALENT',
  version: 1,
  key: ['userId'],
  documents: async (_, all) =>
    all.map((user): SearchDocument | undefined => {
      const { firstName, lastName, skills = [], bio = '' } = user
      if (!isTalent(user)) return undefined
      return {
        at: Date.parse(user.createdAt),
        title: `${firstName} ${lastName}`,
        card: skills,
        body: [bio],
        audience: [USERS],
        facets: { skills },
      }
    }),
})

/** What can be found in CollabHub, and what else shows in it. */
export const hubSearch: SearchSource = {
  kinds: [startups, roles, talents],
  touches: [
    touching(User, ['status', 'deletedAt'], ({ userId }) => userName(userId)),
    touching(Startup, ['name', 'status', 'visibility', 'founderId'], ({ startupId }) =>
      startupName(startupId),
    ),
    touching(StartupRole, ['isOpen'], ({ startupId }) => rolesName(startupId)),
  ],
}
