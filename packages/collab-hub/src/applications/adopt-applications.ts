import { put } from '@longtable/entity'
import { adopter, type AdoptStep, carrying, completes } from '@longtable/system'
import { Member } from '../startups/startup.entity.ts'
import { membershipOf } from '../startups/startup.patterns.ts'
import { Application, ApplicationGuard } from './application.entity.ts'
import { applicationGuard } from './application.patterns.ts'

const ENDED = ['REJECTED', 'WITHDRAWN']

/** One live application per role and person. */
const guard = adopter(Application, {
  name: 'applications.guard',
  isOurs: ({ item, old }) => old !== undefined && old.status === item.status,
  async adopt(application, { store }): Promise<AdoptStep[]> {
    const { roleId, applicantId, applicationId, createdAt, status } = application
    if (ENDED.includes(status)) return []
    const known = await applicationGuard({ store }, { roleId, applicantId })
    if (known?.applicationId === applicationId) return []
    if (known)
      return [
        {
          finding: `${applicantId} has applied for ${roleId} twice: ${known.applicationId} and ${applicationId}`,
        },
      ]
    const made = put(ApplicationGuard, { roleId, applicantId, applicationId, createdAt })
    return [{ operations: [made], when: { attribute: 'status', equals: status } }]
  },
})

/** Who was accepted is in the team. */
const member = adopter(Application, {
  name: 'applications.member',
  isOurs: ({ item, old }) => old !== undefined && old.status === item.status,
  async adopt({ startupId, applicantId, roleId, applicationId, status, updatedAt }, { store }) {
    if (status !== 'ACCEPTED') return []
    if (await membershipOf({ store }, { startupId, userId: applicantId })) return []
    const row = { startupId, userId: applicantId, roleId, applicationId, createdAt: updatedAt }
    const when = { attribute: 'status', equals: status } as const
    return [{ operations: [put(Member, row)], when }]
  },
})

export const adoptApplications = [
  completes(Application, {
    name: 'applications.application',
    isOurs: carrying('GSI1PK', 'GSI2PK'),
  }),
  guard,
  member,
]
