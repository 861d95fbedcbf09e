import type { Racer } from '../testing/races.ts'
import { openDeck } from '../decks/open-deck.ts'
import { reviewStartup } from '../startups/review-startup.ts'
import { setStartupStatus } from '../startups/set-startup-status.ts'
import { setStartupVisibility } from '../startups/set-startup-visibility.ts'
import { banUser } from '../users/ban-user.ts'
import { cancelAccessRequest } from './cancel-access-request.ts'
import { decideAccess } from './decide-access.ts'
import { requestAccess } from './request-access.ts'
import { revokeAccess } from './revoke-access.ts'

export const request: Racer = ({ given, as }) =>
  requestAccess(as({ userId: given.investorId }), {
    startupId: given.startupId,
    level: 'VIEW_DECK',
    message: undefined,
  })

const deciding =
  (status: 'APPROVED' | 'REJECTED'): Racer =>
  ({ given, as }) => {
    const input = { accessId: given.accessId, status }
    return decideAccess(as({ userId: given.ownerId }), decideAccess.input.parse(input))
  }
export const approve = deciding('APPROVED')
export const reject = deciding('REJECTED')

export const cancel: Racer = ({ given, as }) =>
  cancelAccessRequest(as({ userId: given.investorId }), { accessId: given.accessId })

export const revoke: Racer = ({ given, as }) =>
  revokeAccess(as({ userId: given.ownerId }), { accessId: given.accessId })

/** Whoever gets the deck opened had access when it was written down. */
export const look: Racer = async ({ given, as }) => {
  const context = as({ userId: given.investorId })
  const { viewedAt } = await openDeck(context, { startupId: given.startupId })
  return viewedAt
}

export const hide: Racer = ({ given, as }) =>
  setStartupVisibility(as({ userId: given.ownerId }), {
    startupId: given.startupId,
    visibility: 'PRIVATE',
  })

export const withdraw: Racer = ({ given, as }) =>
  setStartupStatus(as({ userId: given.ownerId }), { startupId: given.startupId, status: 'DRAFT' })

export const submit: Racer = ({ given, as }) =>
  setStartupStatus(as({ userId: given.ownerId }), {
    startupId: given.startupId,
    status: 'PENDING_REVIEW',
  })

export const publish: Racer = ({ given, as }) =>
  reviewStartup(as({ userId: given.adminId }), { startupId: given.startupId, status: 'ACTIVE' })

export const banOwner: Racer = ({ given, as }) =>
  banUser(as({ userId: given.adminId }), {
    userId: given.ownerId,
    reason: 'They have broken the rules.',
  })
