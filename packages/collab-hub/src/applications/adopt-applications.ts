import { asRead, change, check, put, remove } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { adopter, type AdoptStep, carrying, completes } from '@longtable/system'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { roleById } from '../roles/startup-role.patterns.ts'
import { Member } from '../startups/startup.entity.ts'
import { membershipOf } from '../startups/startup.patterns.ts'
import { User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { Application, ApplicationGuard, Quota } from './application.entity.ts'
import {
  applicationGuard,
  applicationQuota,
  applicationsBy,
  applicationsForRole,
} from './application.patterns.ts'
import { isEnded } from './application-status.ts'
import { monthOf } from './quota.ts'

/** One live application per role and person; who was refused or has withdrawn may apply again. */
async function missingGuard(store: Store, application: Application): Promise<AdoptStep[]> {
  const { roleId, applicantId, applicationId, createdAt } = application
  const known = await applicationGuard({ store }, { roleId, applicantId })
  const isOwn = known?.applicationId === applicationId
  const still = check(Application, application, asRead(Application, application, 'status'))
  if (isEnded(application)) {
    if (!known || !isOwn) return []
    const asKnown = asRead(ApplicationGuard, known, 'applicationId')
    return [{ operations: [remove(ApplicationGuard, known, asKnown), still] }]
  }
  // Nobody can apply again for what is deleted.
  if (isOwn || !(await roleById({ store }, application))) return []
  if (known)
    return [
      {
        finding: `${applicantId} has applied for ${roleId} twice: ${known.applicationId} and ${applicationId}`,
      },
    ]
  const made = put(ApplicationGuard, { roleId, applicantId, applicationId, createdAt })
  return [{ operations: [made, still] }]
}

const guard = adopter(Application, {
  name: 'applications.guard',
  isOurs: ({ item, old }) => old !== undefined && old.status === item.status,
  adopt: (application, { store }) => missingGuard(store, application),
})

/** Of two changes no order is promised: a role may come after those who have applied for it. */
const earlier = adopter(StartupRole, {
  name: 'applications.earlier',
  isOurs: carrying('listed'),
  async adopt({ startupId, roleId }, { store, isLive }) {
    const steps: AdoptStep[] = []
    if (!isLive) return steps
    for await (const some of applicationsForRole.each({ store }, { startupId, roleId }))
      for (const one of some) steps.push(...(await missingGuard(store, one)))
    return steps
  },
})

/** Who was accepted joins the team, once: whoever has left it since is not taken back. */
const member = adopter(Application, {
  name: 'applications.member',
  isOurs: ({ item }) => item.status !== 'ACCEPTED' || item.joinedAt !== undefined,
  async adopt(application, { store }): Promise<AdoptStep[]> {
    const { startupId, applicantId, roleId, applicationId, status, updatedAt } = application
    if (status !== 'ACCEPTED' || application.joinedAt !== undefined) return []
    const known = await membershipOf({ store }, { startupId, userId: applicantId })
    const row = { startupId, userId: applicantId, roleId, applicationId, createdAt: updatedAt }
    const joined = change(Application, application, {
      patch: { joinedAt: known?.createdAt ?? updatedAt },
      when: asRead(Application, application, 'status', 'joinedAt'),
    })
    return [{ operations: [joined, ...(known ? [] : [put(Member, row)])] }]
  },
})

/**
 * What somebody has applied for in each month, withdrawn or not. It is never counted down: what was
 * written a moment ago may not be in the index yet. `also` is one that is being written.
 */
async function missingQuotas(
  store: Store,
  userId: string,
  also?: Application,
): Promise<AdoptStep[]> {
  // Who has deleted their account has none, and applies for nothing.
  if ((await userById({ store }, { userId }))?.deletedAt !== undefined) return []
  const months = new Map<string, number>()
  const count = ({ createdAt }: Application) => {
    const month = monthOf(createdAt)
    months.set(month, (months.get(month) ?? 0) + 1)
  }
  if (also) count(also)
  for await (const all of applicationsBy.each({ store }, { applicantId: userId }))
    for (const one of all) if (one.applicationId !== also?.applicationId) count(one)
  const steps: AdoptStep[] = []
  for (const [month, applied] of months) {
    const known = await applicationQuota({ store }, { userId, month })
    if (applied <= (known?.count ?? 0)) continue
    const when = known ? asRead(Quota, known, 'count') : 'absent'
    steps.push({ operations: [put(Quota, { userId, month, count: applied }, when)] })
  }
  return steps
}

/** A scan counts once for each person, when all applications are in the index that lists them. */
const quotas = adopter(User, {
  name: 'applications.quotas',
  isLast: true,
  adopt: ({ userId }, { store }) => missingQuotas(store, userId),
})

const quota = adopter(Application, {
  name: 'applications.quota',
  isOurs: ({ old }) => old !== undefined,
  adopt: async (application, { store, isLive }) =>
    isLive ? missingQuotas(store, application.applicantId, application) : [],
})

export const adoptApplications = [
  completes(Application, {
    name: 'applications.application',
    isOurs: carrying('GSI1PK', 'GSI2PK'),
  }),
  guard,
  earlier,
  member,
  quota,
  quotas,
]
