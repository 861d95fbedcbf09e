import { MailAddress, type MailContent, type MailTemplates } from '@longtable/mail'
import { isUnread, type MailOptions } from '@longtable/system'
import * as z from 'zod'
import { itemsBy } from '../comments/items.ts'
import { conversationById, conversationMember } from '../conversations/conversation.patterns.ts'
import { quoted } from '../users/mails.ts'
import type { UserProfile } from '../users/profile.entity.ts'
import { profileById } from '../users/profile.patterns.ts'
import { isMember } from '../users/profile.policy.ts'
import { familyInbox } from './family-inbox.ts'
import type { Notification } from './notification.entity.ts'

export const NOTIFICATION_MAIL = 'hold-that-thought.notification'

type Kind = Notification['kind']

const WANTED: Record<Kind, (profile: UserProfile) => boolean> = {
  comment: ({ notifyOnComment }) => notifyOnComment,
  message: ({ notifyOnMessage }) => notifyOnMessage,
  // Whoever has asked to be let in waits for it elsewhere.
  approved: () => true,
  reaction: () => false,
  invitation_accepted: () => false,
}

export const wantsMail = (profile: UserProfile, kind: Kind): boolean => WANTED[kind](profile)

const Data = z.object({ userId: z.string(), id: z.string() })

interface Words {
  readonly subject: string
  /** What others have written. */
  readonly quote?: string | undefined
}

/** Says that something happened, not what was written: that may be changed or taken back. */
async function wordsOf(options: MailOptions, note: Notification): Promise<Words | undefined> {
  const { kind, userId, actorId, itemId, conversationId } = note
  if (kind === 'approved') return { subject: 'You can read the letters now' }
  const actor = actorId && (await profileById(options, { userId: actorId }))
  if (!actor || !isMember(actor)) return undefined
  const { displayName } = actor
  if (kind === 'comment' && itemId !== undefined) {
    const [item] = await itemsBy(options, [itemId])
    if (!item) return undefined
    const what = item.itemType === 'letter' ? 'a letter' : 'something in the gallery'
    return { subject: `${displayName} has commented on ${what}`, quote: item.itemTitle }
  }
  if (kind !== 'message' || conversationId === undefined) return undefined
  const [meta, row] = await Promise.all([
    conversationById(options, { conversationId }),
    conversationMember(options, { userId, conversationId }),
  ])
  if (!meta || meta.deletedAt !== undefined || !row) return undefined
  return { subject: `${displayName} has written to you`, quote: meta.conversationTitle }
}

/** Made when it is sent: what was read meanwhile, or is not wanted any more, is not mailed. */
async function mailOf(
  options: MailOptions,
  { userId, id }: z.infer<typeof Data>,
): Promise<MailContent | undefined> {
  const [counted, profile] = await Promise.all([
    familyInbox.readCounted(options, { userId, id }),
    profileById(options, { userId }),
  ])
  if (!counted || !isMember(profile)) return undefined
  const { notification, counter } = counted
  if (!isUnread(notification, counter) || !wantsMail(profile, notification.kind)) return undefined
  if (!MailAddress.safeParse(profile.email).success) return undefined
  const words = await wordsOf(options, notification)
  if (!words) return undefined
  const { subject, quote } = words
  return {
    to: profile.email,
    subject: `HoldThatThought: ${subject}`,
    text: [
      `${subject}.`,
      ...(quote === undefined ? [] : [quoted(quote)]),
      options.link,
      'You can choose in your profile which mails you get.',
    ].join('\n\n'),
  }
}

/** By template name, for the jobs that send mails. */
export const notificationMails = (options: MailOptions): MailTemplates => ({
  [NOTIFICATION_MAIL]: (data) => mailOf(options, Data.parse(data)),
})
