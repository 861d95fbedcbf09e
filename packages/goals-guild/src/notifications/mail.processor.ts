import { onChange, onInsert, type ProcessorContext } from '@longtable/core'
import { enqueueMail } from '@longtable/mail'
import { CollaborationInvite } from '../collaboration/invite.entity.ts'
import { INVITE_MAIL, type InviteMailData, NOTIFICATION_MAIL } from './mails.ts'
import { Notification } from './notification.entity.ts'
import { wantsMail } from './preferences.ts'

/** As long as a job that is done is remembered: until then a change that comes again mails nothing. */
const AGE_MS_MAX = 7 * 24 * 3_600_000

type When = InviteMailData['when']

const mailInvite = async (
  { system, now }: ProcessorContext,
  { resourceType, resourceId, inviteId }: CollaborationInvite,
  when: When,
): Promise<void> => {
  const data = { resourceType, resourceId, inviteId, when }
  const jobId = `goals-guild-invite-${inviteId}-${when}`
  await enqueueMail(system, { jobId, template: INVITE_MAIL, data }, now())
}

/** When it is sent, and again when it is found whose the address is: one of the two is mailed. */
export const mailInvites = onChange(
  'notifications.mail-invites',
  CollaborationInvite,
  async ({ old, new: invite, at }, context) => {
    if (invite?.status !== 'pending') return
    const time = old ? at : Date.parse(invite.createdAt)
    if (context.now() - time >= AGE_MS_MAX) return
    if (!old) await mailInvite(context, invite, 'sent')
    else if (old.inviteeId === undefined && invite.inviteeId !== undefined)
      await mailInvite(context, invite, 'handed-over')
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
    if (hasOwnMail(notification) || now() - Date.parse(createdAt) >= AGE_MS_MAX) return
    if (!(await wantsMail({ store }, notification))) return
    const mail = {
      jobId: `goals-guild-notification-${id}`,
      template: NOTIFICATION_MAIL,
      data: { userId, id },
    }
    await enqueueMail(system, mail, now())
  },
)
