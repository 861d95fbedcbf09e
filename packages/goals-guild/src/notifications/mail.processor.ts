import { onInsert } from '@longtable/core'
import { enqueueMail } from '@longtable/mail'
import { CollaborationInvite } from '../collaboration/invite.entity.ts'
import { INVITE_MAIL, NOTIFICATION_MAIL } from './mails.ts'
import { Notification } from './notification.entity.ts'
import { wantsMail } from './preferences.ts'

/** As long as a job that is done is remembered: until then a change that comes again mails nothing. */
const AGE_MS_MAX = 7 * 24 * 3_600_000

const isOld = (at: string, now: number) => now - Date.parse(at) >= AGE_MS_MAX

/** One mail per invite, to whoever has the address when it is sent: an account, or nobody yet. */
export const mailInvites = onInsert(
  'notifications.mail-invites',
  CollaborationInvite,
  async ({ resourceType, resourceId, inviteId, createdAt }, { system, now }) => {
    if (isOld(createdAt, now())) return
    const data = { resourceType, resourceId, inviteId }
    const mail = { jobId: `goals-guild-invite-${inviteId}`, template: INVITE_MAIL, data }
    await enqueueMail(system, mail, now())
  },
)

/** A goal's, quest's or task's invite has a mail of its own. */
const hasOwnMail = ({ kind, resourceType }: Notification) =>
  kind === 'invite' && resourceType !== 'group'

/** The preference is asked here too, so that what nobody wants makes no job. */
export const mailNotifications = onInsert(
  'notifications.mail',
  Notification,
  async (notification, { store, system, now }) => {
    const { id, userId, createdAt } = notification
    if (hasOwnMail(notification) || isOld(createdAt, now())) return
    if (!(await wantsMail({ store }, notification))) return
    const mail = {
      jobId: `goals-guild-notification-${id}`,
      template: NOTIFICATION_MAIL,
      data: { userId, id },
    }
    await enqueueMail(system, mail, now())
  },
)
