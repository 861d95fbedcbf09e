import { MailAddress, type MailContent, type MailTemplates } from '@longtable/mail'
import { isUnread, type MailOptions } from '@longtable/system'
import * as z from 'zod'
import { userById } from '../users/user.patterns.ts'
import { hubInbox } from './hub-inbox.ts'
import { bundleOf } from './notification.patterns.ts'
import { wantsMail } from './preferences.ts'

export const NOTIFICATION_MAIL = 'collab-hub.notification'

const Data = z.object({
  userId: z.string(),
  notificationId: z.string(),
  bundle: z.string().optional(),
})

/** What it has grown to until it is sent. */
async function newestOf(
  options: MailOptions,
  { userId, notificationId, bundle }: z.infer<typeof Data>,
) {
  const row = bundle === undefined ? undefined : await bundleOf(options, { userId, name: bundle })
  return hubInbox.readCounted(options, { userId, id: row?.notificationId ?? notificationId })
}

const CHANGE_PREFERENCES = 'You can choose in your preferences which mails you get.'

/** What others have written is quoted line by line, so that no line of it becomes a link of ours. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/** Made when it is sent: what was read meanwhile, or is not wanted any more, is not mailed. */
async function mailOf(
  options: MailOptions,
  data: z.infer<typeof Data>,
): Promise<MailContent | undefined> {
  const [counted, user] = await Promise.all([newestOf(options, data), userById(options, data)])
  if (!counted || user?.status !== 'ACTIVE') return undefined
  const { notification, counter } = counted
  if (!isUnread(notification, counter) || !(await wantsMail(options, notification)))
    return undefined
  // Whoever has no verified address yet has none that a server takes.
  if (!MailAddress.safeParse(user.email).success) return undefined
  return {
    to: user.email,
    subject: `CollabHub: ${notification.title}`,
    text: `${quoted(notification.body)}\n\n${options.link}\n\n${CHANGE_PREFERENCES}`,
  }
}

/** By template name, for the jobs that send mails. */
export const hubMails = (options: MailOptions): MailTemplates => ({
  [NOTIFICATION_MAIL]: (data) => mailOf(options, Data.parse(data)),
})
