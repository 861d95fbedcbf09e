import { keyOf, type Reader } from '@longtable/entity'
import type { MailContent, MailTemplates } from '@longtable/mail'
import * as z from 'zod'
import { resourceById } from '../collaboration/collaborator.patterns.ts'
import { commentById, commentRef } from '../collaboration/comment.patterns.ts'
import type { CollaborationInvite } from '../collaboration/invite.entity.ts'
import { inviteById } from '../collaboration/invite.patterns.ts'
import { standings } from '../collaboration/resource.policy.ts'
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

/** What mails are made of when they are sent. */
export interface GuildMailOptions extends Pick<Reader, 'store'> {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Where the recipient goes on. */
  readonly link: string
}

export const InviteMailData = z.object({
  resourceType: ResourceType,
  resourceId: z.string(),
  inviteId: z.string(),
})
export const NotificationMailData = z.object({ userId: z.string(), id: z.string() })

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

/** The account that has this invite, also when it was sent to an address. */
async function inviteeOf(
  reader: Pick<Reader, 'store'>,
  { inviteeId, inviteeEmail }: CollaborationInvite,
): Promise<string | undefined> {
  if (inviteeId !== undefined || inviteeEmail === undefined) return inviteeId
  return (await emailLock(reader, { email: inviteeEmail }))?.userId
}

async function mailOfInvite(
  options: GuildMailOptions,
  key: z.infer<typeof InviteMailData>,
): Promise<MailContent | undefined> {
  const [invite, resource] = await Promise.all([
    inviteById(options, key),
    resourceById(options, { resourceType: key.resourceType, resourceId: key.resourceId }),
  ])
  if (invite?.status !== 'pending' || !resource) return undefined
  if (Date.parse(invite.expiresAt) <= options.now()) return undefined
  const { inviterId: actorId, inviteeEmail, message } = invite
  const { title } = resource
  const { link } = options
  const userId = await inviteeOf(options, invite)
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
  if (!comment || comment.deletedAt !== null || !resource) return undefined
  const [seen] = await standings(reader, [{ resource, userId }])
  return seen && resource.title
}

async function mailOfNotification(
  options: GuildMailOptions,
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
export const goalsGuildMails = (options: GuildMailOptions): MailTemplates => ({
  [INVITE_MAIL]: (data) => mailOfInvite(options, InviteMailData.parse(data)),
  [NOTIFICATION_MAIL]: (data) => mailOfNotification(options, NotificationMailData.parse(data)),
})
