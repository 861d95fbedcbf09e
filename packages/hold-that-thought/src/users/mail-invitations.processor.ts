import { onInsert } from '@longtable/core'
import { enqueueMail } from '@longtable/mail'
import { Invitation } from './invitation.entity.ts'
import { INVITATION_MAIL } from './mails.ts'

/** Once for each invitation, however often its change comes. */
export const mailInvitations = onInsert(
  'users.mail-invitations',
  Invitation,
  async ({ email, createdAt }, { system, now, change }) => {
    const data = { email, createdAt }
    const jobId = `invitation-${change.id}`.replaceAll(/[^0-9A-Za-z._-]/g, '-')
    await enqueueMail(system, { jobId, template: INVITATION_MAIL, data }, now())
  },
)
