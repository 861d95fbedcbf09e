import { MailAddress, type MailContent, type MailTemplates } from '@longtable/mail'
import type { MailOptions } from '@longtable/system'
import * as z from 'zod'
import { roleById } from '../roles/startup-role.patterns.ts'
import { startupById } from '../startups/startup.patterns.ts'
import { userById } from '../users/user.patterns.ts'
import { applicationById } from './application.patterns.ts'

export const REMINDER_MAIL = 'collab-hub.application-reminder'

const Data = z.object({ applicationId: z.string(), days: z.int() })

/** Looked up when it is sent: once the founder has said something, or is gone, nothing is. */
async function mailOfReminder(
  options: MailOptions,
  { applicationId, days }: z.infer<typeof Data>,
): Promise<MailContent | undefined> {
  const application = await applicationById(options, { applicationId })
  if (application?.status !== 'PENDING') return undefined
  const { startupId } = application
  const [role, startup] = await Promise.all([
    roleById(options, application),
    startupById(options, { startupId }),
  ])
  if (!role || !startup) return undefined
  const founder = await userById(options, { userId: startup.founderId })
  if (founder?.status !== 'ACTIVE' || !MailAddress.safeParse(founder.email).success)
    return undefined
  return {
    to: founder.email,
    subject: `CollabHub: somebody has waited for ${days} days to hear from you`,
    text: [
      `Hello ${founder.firstName},`,
      // Quoted, so that no line of it becomes a link of ours.
      `${days} days ago somebody applied for:\n> ${role.title}, ${startup.name}`,
      'Nobody has answered them yet. A word is enough, also a no:',
      options.link,
    ].join('\n\n'),
  }
}

export const applicationMails = (options: MailOptions): MailTemplates => ({
  [REMINDER_MAIL]: (data) => mailOfReminder(options, Data.parse(data)),
})
