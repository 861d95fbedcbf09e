import { keyOf, type Reader } from '@longtable/entity'
import type { MailContent, MailTemplates } from '@longtable/mail'
import type { MailOptions } from '@longtable/system'
import * as z from 'zod'
import { resourceById } from '../collaboration/collaborator.patterns.ts'
import { commentById, commentRef } from '../collaboration/comment.patterns.ts'
import { placesOf } from '../collaboration/comments/place.policy.ts'
import { addressInvited, type CollaborationInvite } from '../collaboration/invite.entity.ts'
import { inviteById } from '../collaboration/invite.patterns.ts'
import { ResourceType } from '../fields.ts'
import { Block } from '../follows/block.entity.ts'
import { groupById, groupInvite } from '../groups/group.patterns.ts'
import type { User } from '../users/user.entity.ts'
import { emailLock, profileById } from '../users/user.patterns.ts'
import { inviteMail, notificationMail } from './mail-texts.ts'
import type { Notification } from './notification.entity.ts'
import { notificationById } from './notification.patterns.ts'
import { wantsMail } from './preferences.ts'

export const INVITE_MAIL = 'goals-guild.invite'
export const NOTIFICATION_MAIL = 'goals-guild.notification'

const InviteMailData = z.object({
  resourceType: ResourceType,
  resourceId: z.string(),
  inviteId: z.string(),
  when: z.enum(['sent', 'handed-over']),
})
export type InviteMailData = z.infer<typeof InviteMailData>
const NotificationMailData = z.object({ userId: z.string(), id: z.string() })

const active = async (reader: Pick<Reader, 'store'>, id: string): Promise<User | undefined> => {
  const user = await profileById(reader, { id })
  return user?.status === 'active' ? user : undefined
}

/** Whoever is to be mailed about somebody's act, unless one of them blocks the other or is gone. */
async function pairOf(
  reader: Pick<Reader, 'store'>,
  { userId, actorId }: { readonly userId: string; readonly actorId: string },
) {
  if (userId === actorId) return undefined
  const [recipient, actor, blocks] = await Promise.all([
    active(reader, userId),
    active(reader, actorId),
    reader.store.getMany([
      keyOf(Block, { userId, blockedId: actorId }),
      keyOf(Block, { userId: actorId, blockedId: userId }),
    ]),
  ])
  if (!recipient || !actor || blocks.some((block) => block !== undefined)) return undefined
  return { recipient, actor }
}

/** Who is to be mailed: an account, or nobody yet but an address; undefined when neither. */
async function inviteeOf(
  reader: Pick<Reader, 'store'>,
  invite: CollaborationInvite,
  when: InviteMailData['when'],
): Promise<{ readonly userId?: string } | undefined> {
  const { inviteeId, createdAt } = invite
  const email = addressInvited(invite)
  if (email === undefined) return inviteeId === undefined ? undefined : { userId: inviteeId }
  const lock = await emailLock(reader, { email })
  // Whoever had the address before is mailed when the invite is theirs, which it may never be;
  // the address of somebody who came later, when the invite is sent.
  const wasThere = lock !== undefined && lock.createdAt <= createdAt
  if (when === 'sent') return wasThere ? undefined : lock ? { userId: lock.userId } : {}
  return wasThere && lock.userId === inviteeId ? { userId: lock.userId } : undefined
}

async function mailOfInvite(
  options: MailOptions,
  { when, ...key }: InviteMailData,
): Promise<MailContent | undefined> {
  const { resourceType, resourceId } = key
  const [invite, resource] = await Promise.all([
    inviteById(options, key),
    resourceById(options, { resourceType, resourceId }),
  ])
  if (invite?.status !== 'pending' || !resource) return undefined
  if (Date.parse(invite.expiresAt) <= options.now()) return undefined
  const invitee = await inviteeOf(options, invite, when)
  if (!invitee) return undefined
  const { userId } = invitee
  const { inviterId: actorId, inviteeEmail, message } = invite
  const { title } = resource
  const { link } = options
  if (userId !== undefined) {
    const pair = await pairOf(options, { userId, actorId })
    if (!pair || !(await wantsMail(options, { userId, kind: 'invite' }))) return undefined
    const { nickname } = pair.actor
    const facts = { email: pair.recipient.email, nickname, title, link }
    return inviteMail(facts, { message, isRegistered: true })
  }
  const actor = await active(options, actorId)
  if (!actor || inviteeEmail === undefined) return undefined
  const facts = { email: inviteeEmail, nickname: actor.nickname, title, link }
  return inviteMail(facts, { message, isRegistered: false })
}

/** What it is about, if its recipient may still know. */
async function titleFor(
  reader: Pick<Reader, 'store'>,
  { userId, kind, resourceType, resourceId, commentId }: Notification,
): Promise<string | undefined> {
  if (resourceId === undefined) return undefined
  if (kind === 'invite') {
    const invite = await groupInvite(reader, { groupId: resourceId, userId })
    return invite && (await groupById(reader, { id: resourceId }))?.name
  }
  const ref = commentId === undefined ? undefined : await commentRef(reader, { commentId })
  const comment = ref && (await commentById(reader, ref))
  const type = ResourceType.safeParse(resourceType).data
  const resource = type && (await resourceById(reader, { resourceType: type, resourceId }))
  // A reaction may be to an activity itself.
  if (commentId !== undefined && comment?.deletedAt !== null) return undefined
  if (kind === 'mention' && !comment?.mentions.includes(userId)) return undefined
  const [seen] = resource ? await placesOf(reader, [{ resource, userId }]) : []
  return seen?.resource.title
}

async function mailOfNotification(
  options: MailOptions,
  key: z.infer<typeof NotificationMailData>,
): Promise<MailContent | undefined> {
  const notification = await notificationById(options, key)
  const { userId, actorId, kind } = notification ?? {}
  if (!notification || actorId === undefined || kind === undefined || userId === undefined)
    return undefined
  if (!(await wantsMail(options, { userId, kind }))) return undefined
  const pair = await pairOf(options, { userId, actorId })
  const title = pair && (await titleFor(options, notification))
  if (!pair || title === undefined) return undefined
  const { link } = options
  const { nickname } = pair.actor
  return notificationMail({ email: pair.recipient.email, nickname, title, link }, kind)
}

/** By template name, for the jobs that send mails. What a mail hangs on is looked up when it is sent. */
export const goalsGuildMails = (options: MailOptions): MailTemplates => ({
  [INVITE_MAIL]: (data) => mailOfInvite(options, InviteMailData.parse(data)),
  [NOTIFICATION_MAIL]: (data) => mailOfNotification(options, NotificationMailData.parse(data)),
})
