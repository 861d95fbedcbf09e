import { findMany, fromItem } from '@longtable/entity'
import { adopter, type AdoptRule, type AdoptStep, carrying, completes } from '@longtable/system'
import { Collaborator } from './collaborator.entity.ts'
import { resourceById } from './collaborator.patterns.ts'
import { SHOWN_EXPIRED_DAYS } from './invite-fields.ts'
import { inviteesOf, putGuard } from './invite-guards.ts'
import { CollaborationInvite, InviteGuard } from './invite.entity.ts'

const DAY_SECONDS = 86_400

/** Only what is pending expires; 000's writers need not take the time away. */
const expiry: AdoptRule = {
  name: 'collaboration.expiry',
  entity: CollaborationInvite,
  isOurs: carrying('GSI2PK'),
  async adopt(item) {
    const { status, expiresAt, ttl } = fromItem(CollaborationInvite, item)
    const isPending = status === 'pending'
    if (isPending === (ttl !== undefined)) return []
    const { PK, SK } = item
    const when = { attribute: 'status', equals: status } as const
    const shown = Math.ceil(Date.parse(expiresAt) / 1000) + SHOWN_EXPIRED_DAYS * DAY_SECONDS
    const change = isPending ? { set: { ttl: shown } } : { remove: ['ttl'] }
    return [{ operations: [{ kind: 'update', key: { PK, SK }, ...change, when }] }]
  },
}

/** One live invite per resource and invitee. */
const guards = adopter(CollaborationInvite, {
  name: 'collaboration.guard',
  isOurs: carrying('GSI2PK'),
  async adopt(invite, { store, at }): Promise<AdoptStep[]> {
    const { resourceType, resourceId, inviteId, status } = invite
    if (status !== 'pending' || Date.parse(invite.expiresAt) <= Date.parse(at)) return []
    const invitees = inviteesOf(invite)
    const keys = invitees.map((invitee) => ({ resourceType, resourceId, invitee }))
    const known = await findMany(store, InviteGuard, keys)
    const other = known.find((guard) => guard !== undefined && guard.inviteId !== inviteId)
    if (other)
      return [
        {
          finding: `${other.invitee} is invited to ${resourceType} ${resourceId} twice: ${other.inviteId} and ${inviteId}`,
        },
      ]
    const operations = invitees
      .filter((_, place) => known[place] === undefined)
      .map((invitee) => putGuard(invite, invitee))
    const when = { attribute: 'status', equals: 'pending' } as const
    return operations.length > 0 ? [{ operations, when }] : []
  },
})

/** Asked when every goal, quest and task that is there has its resource. */
const joined = adopter(Collaborator, {
  name: 'collaboration.collaborator-of-nothing',
  isLast: true,
  async adopt(row, { store }) {
    const { resourceType, resourceId, userId } = row
    return (await resourceById({ store }, { resourceType, resourceId }))
      ? []
      : [{ finding: `${userId} takes part in ${resourceType} ${resourceId}, which is not there` }]
  },
})

export const adoptCollaboration = [
  expiry,
  guards,
  completes(CollaborationInvite, { name: 'collaboration.invite', isOurs: carrying('GSI2PK') }),
  completes(Collaborator, { name: 'collaboration.collaborator' }),
  joined,
]
