import { counter, DomainError, settle } from '@longtable/core'
import type { Reader } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { count, on, reconciler, verifier } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { Startup } from './startup.entity.ts'
import { startupsByFounder } from './startup.patterns.ts'

export const STARTUPS_MAX = 200

/** A founder counts their startups: a ban goes through all of them. */
const startupCount = counter(User, 'startupCount', {
  revision: 'startupRevision',
  async there({ store }, { userId: founderId }) {
    let founded = 0
    for await (const all of startupsByFounder.each({ store }, { founderId })) founded += all.length
    return founded
  },
})

const tooManyStartups = (max: number) =>
  new DomainError('CONFLICT', 'startups.too-many', `A founder has at most ${max} startups.`)

export const countedStartup = (reader: Pick<Reader, 'store'>, founder: User): Promise<Operation> =>
  startupCount.up(reader, founder, { max: STARTUPS_MAX, full: tooManyStartups, open: [] })

/** Nothing where the count has drifted: it stands in nobody's way. */
export function uncountedStartup(founder: User): Operation[] {
  const counted = startupCount.down(founder, [])
  return counted ? [counted] : []
}

const startups = count(
  (userId, says, has) =>
    `USER#${userId} counts ${says.startups ?? 0} startups, and there are ${has.startups ?? 0}`,
)

export const verifyStartups = verifier({
  takes: [
    on(User, ({ userId, startupCount: founded = 0 }, { says }) =>
      says(startups, userId, { startups: founded }),
    ),
    on(Startup, ({ founderId }, { has }) => has(startups, founderId, { startups: 1 })),
  ],
})

export const reconcileStartups = reconciler(User, ({ store }, { userId }) =>
  settle(`Startups of ${userId}`, async () => {
    const user = await userById({ store }, { userId })
    const operations = user ? await startupCount.recounted({ store }, user, []) : []
    if (operations.length > 0) await store.write(operations)
  }),
)
