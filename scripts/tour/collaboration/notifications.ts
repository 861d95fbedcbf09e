import { isDeepStrictEqual } from 'node:util'
import { type Person, settled, text } from '../goals/people.ts'
import { mailsSaying, type Page, type Scene } from './cast.ts'
import { comment } from './comments.ts'
import type { Place } from './invites.ts'

interface Notification {
  readonly id: string
  readonly kind: string
  readonly isRead: boolean
  readonly actor: { readonly nickname: string } | null
}

const notificationsOf = async (person: Person, only = ''): Promise<readonly Notification[]> =>
  (
    await person.ask<Page<Notification>>(
      `{ notifications(first: 50${only}) { items { id kind isRead actor { nickname } } } }`,
    )
  ).items

const unreadOf = (person: Person): Promise<number> => person.ask<number>('{ unreadCount }')

const told = (list: readonly Notification[]) =>
  list.map(({ kind, actor }) => `${kind} of ${actor?.nickname}`)

async function seeInbox({ cast, report }: Scene): Promise<void> {
  const { ana, vera } = cast
  const expected = ['invite of ana', 'mention of ben']
  const seen = await settled(
    () => notificationsOf(vera),
    (list) => expected.every((one) => told(list).includes(one)),
  )
  report.see('the viewer was invited and mentioned', told(seen).length === 2, told(seen))
  const own = await settled(
    () => notificationsOf(ana),
    (list) => list.filter(({ kind }) => kind === 'comment').length >= 2,
  )
  const kinds = new Set(own.map(({ kind }) => kind))
  report.see(
    'the owner hears of acceptances and comments, newest first, and not of her own acts',
    kinds.has('accepted') &&
      kinds.has('comment') &&
      own.every(({ actor }) => actor?.nickname !== 'ana'),
    told(own),
  )
  const before = await unreadOf(ana)
  report.see('all of them are unread', before === own.length, before)
  await ana.ask(
    `mutation { markNotificationRead(notificationId: ${text(own[0]?.id ?? '')}) { isRead } }`,
  )
  const one = await settled(
    () => unreadOf(ana),
    (count) => count === before - 1,
  )
  report.see('one read', one === before - 1, one)
  const left = await notificationsOf(ana, ', unreadOnly: true')
  report.see('the unread ones alone', left.length === one && left.every(({ isRead }) => !isRead))
  const all = await ana.ask<{ unreadCount: number }>(
    'mutation { markAllNotificationsRead { unreadCount } }',
  )
  report.see('all read', all.unreadCount === 0 && (await unreadOf(ana)) === 0, all)
}

const DEFAULTS = {
  emailOnInvite: true,
  emailOnComment: false,
  emailOnMention: true,
  emailOnReaction: false,
}

async function seeMails({ cast, client, report }: Scene, goal: Place): Promise<void> {
  const { ana, ben, vera } = cast
  const { see } = report
  const fields = Object.keys(DEFAULTS).join(' ')
  const defaults = await ana.ask<object>(`{ notificationPreferences { ${fields} } }`)
  see('preferences to begin with', isDeepStrictEqual(defaults, DEFAULTS), defaults)
  const mentioned = { email: vera.email, words: 'has mentioned you in a comment', expected: 1 }
  const [mail] = await mailsSaying(client, mentioned)
  see('a mention is mailed', mail !== undefined, mail)
  const commented = { email: ana.email, words: 'has commented on', expected: 0 }
  see('a comment is not', (await mailsSaying(client, commented)).length === 0)
  await ana.ask(
    'mutation { updateNotificationPreferences(emailOnComment: true) { emailOnComment } }',
  )
  await vera.ask(
    'mutation { updateNotificationPreferences(emailOnMention: false) { emailOnMention } }',
  )
  await comment(ben, goal, { says: 'Third thread, @vera' })
  const [wanted] = await mailsSaying(client, { ...commented, expected: 1 })
  see('unless one asks for it', wanted !== undefined, wanted)
  const again = await settled(
    () => notificationsOf(vera),
    (list) => list.filter(({ kind }) => kind === 'mention').length === 2,
  )
  const mails = await mailsSaying(client, mentioned)
  see(
    'and no mention when one does not want it',
    mails.length === 1 && again.length === 3,
    told(again),
  )
}

export async function tourNotifications(scene: Scene, goal: Place): Promise<void> {
  scene.report.line('Build 3: notifications, unread count, preferences, mails by preference')
  await seeInbox(scene)
  await seeMails(scene, goal)
}
