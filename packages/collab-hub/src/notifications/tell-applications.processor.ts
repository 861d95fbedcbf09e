import { type EntityChange, onChange, type ProcessorContext } from '@longtable/core'
import { check } from '@longtable/entity'
import { Application } from '../applications/application.entity.ts'
import { roleById } from '../roles/startup-role.patterns.ts'
import { startupById } from '../startups/startup.patterns.ts'
import { type News, tell, type Words } from './tell.ts'

type Status = Application['status']

/** What the applicant is told; what they did themselves, and how it began, they know. */
const MOVED: Partial<Record<Status, (role: string) => Words>> = {
  REVIEWING: (role) => ({
    title: 'Your application is being read',
    body: `Your application for ${role} is being read.`,
  }),
  SHORTLISTED: (role) => ({
    title: 'You are on the shortlist',
    body: `You are on the shortlist for ${role}.`,
  }),
  ACCEPTED: (role) => ({ title: 'Welcome to the team', body: `You were accepted for ${role}.` }),
  REJECTED: (role) => ({
    title: 'Your application was declined',
    body: `Your application for ${role} was declined.`,
  }),
}

/** After so many days of silence, which the application says itself. */
const waiting = (role: string, days: number) => (): Words => ({
  title: `Somebody has waited for ${days} days to hear from you`,
  body: `An application for ${role} has had no answer for ${days} days. A word is enough, also a no.`,
})

const arrived =
  (role: string) =>
  (count: number): Words =>
    count === 1
      ? { title: 'A new application', body: `Somebody has applied for ${role}.` }
      : { title: `${count} new applications`, body: `${count} people have applied for ${role}.` }

const withdrawn = (role: string): Words => ({
  title: 'An application was withdrawn',
  body: `Somebody does not want to be ${role} any more.`,
})

interface Told {
  readonly name: string
  readonly founderId: string | undefined
}

/** The role as it is called now, and who decides about it. */
async function roleTold(
  context: ProcessorContext,
  { startupId, roleId }: Application,
): Promise<Told> {
  const [role, startup] = await Promise.all([
    roleById(context, { startupId, roleId }),
    startupById(context, { startupId }),
  ])
  const title = role ? `“${role.title}”` : 'a role'
  return {
    name: startup ? `${title} at ${startup.name}` : title,
    founderId: startup?.founderId,
  }
}

/** The founder hears of new ones and of those withdrawn, the applicant of every other step. */
function newsOf(
  change: EntityChange<Application>,
  { name, founderId }: Told,
): readonly Pick<News, 'userId' | 'words' | 'key' | 'bundle' | 'at'>[] {
  const { id, old, new: application } = change
  if (!application) return []
  const { applicantId, roleId, status, remindedDays: days, remindedAt = '' } = application
  const at = old ? application.updatedAt : application.createdAt
  const toFounder = (words: News['words'], key: string) =>
    founderId === undefined ? [] : [{ userId: founderId, words, key: `${key}-${id}`, at }]
  if (!old)
    return status === 'PENDING'
      ? toFounder(arrived(name), 'application').map((one) => ({
          ...one,
          bundle: `application-${roleId}`,
        }))
      : []
  if (old.status === status && days !== undefined && days !== old.remindedDays) {
    const reminders = toFounder(waiting(name, days), 'application-reminder')
    return reminders.map((one) => ({ ...one, at: remindedAt }))
  }
  if (old.status === status) return []
  if (status === 'WITHDRAWN') return toFounder(() => withdrawn(name), 'application-withdrawn')
  const words = MOVED[status]
  if (!words) return []
  return [{ userId: applicantId, words: () => words(name), key: `application-moved-${id}`, at }]
}

/** What has changed again since is told by its own change. */
export const tellApplications = onChange(
  'notifications.tell-applications',
  Application,
  async (change, context) => {
    const { new: application } = change
    if (!application) return
    const { applicationId, status } = application
    for (const news of newsOf(change, await roleTold(context, application)))
      await tell(context, {
        ...news,
        type: 'APPLICATION_UPDATE',
        about: ['APPLICATION', applicationId],
        when: [check(Application, { applicationId }, { attribute: 'status', equals: status })],
      })
  },
)
