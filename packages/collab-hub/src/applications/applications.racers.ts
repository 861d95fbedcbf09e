import { closeRole } from '../roles/close-role.ts'
import type { Racer } from '../testing/races.ts'
import { banUser } from '../users/ban-user.ts'
import { unbanUser } from '../users/unban-user.ts'
import { apply } from './apply.ts'
import { setApplicationStatus } from './set-application-status.ts'
import { withdrawApplication } from './withdraw-application.ts'

const coverLetter = 'Fifty of us want this at the same moment, and this is what we all write.'

/** Everybody is somebody else. */
export const applyAlone: Racer = ({ place, given, as }) =>
  apply(as({ userId: given.talentIds[place] }), { ...given.key, coverLetter })

export const applyTwice: Racer = ({ given, as }) =>
  apply(as({ userId: given.talentId }), { ...given.key, coverLetter })

/** Each for another role, by one person. */
export const applyEverywhere: Racer = ({ place, given, as }) =>
  apply(as({ userId: given.talentId }), { ...given.keys[place], coverLetter })

export const close: Racer = ({ given, as }) => closeRole(as({ userId: given.ownerId }), given.key)

export const banOwner: Racer = ({ place, given, as }) => {
  const admin = as({ userId: given.adminId })
  const userId = given.ownerId
  return place % 4 === 1
    ? banUser(admin, { userId, reason: 'They have broken the rules.' })
    : unbanUser(admin, { userId })
}

export const accept: Racer = ({ given, as }) =>
  setApplicationStatus(as({ userId: given.ownerId }), {
    applicationId: given.applicationId,
    expected: 'PENDING',
    status: 'ACCEPTED',
  })

export const withdraw: Racer = ({ given, as }) =>
  withdrawApplication(as({ userId: given.talentId }), { applicationId: given.applicationId })

const DECISIONS = ['REVIEWING', 'SHORTLISTED', 'ACCEPTED', 'REJECTED'] as const

export const decide: Racer = ({ place, given, as }) =>
  setApplicationStatus(as({ userId: given.ownerId }), {
    applicationId: given.applicationId,
    expected: 'PENDING',
    status: DECISIONS[place % DECISIONS.length] ?? 'REVIEWING',
  })
