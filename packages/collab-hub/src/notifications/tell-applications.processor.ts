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

const arrived =
  (role: string) =>
  (count: number): Words =>
    count === 1
      ? { title: 'A new application', body: `Somebody has applied for ${role}.` }
      : { title: `${count} new applications`, body: `${count} people have applied for ${role}.` }

const waited = (role: string, days: number) => (): Words => ({
  title: `Somebody has waited for ${days} days to hear from you`,
  body: `They have applied for ${role}. A word is enough, also a no.`,
})

const withdrawn = (role: string): Words => ({
  title: 'An application was withdrawn',
  body: `Somebody does not want to be ${role} any more.`,
})

interface Told {
  /** As the founder calls it now. */
  readonly name: string
  /** As it was called when it was applied for: it may be hidden by now. */
  readonly sentFor: string
  readonly founderId: string | undefined
}

const named = (title: string | undefined, place: string | undefined) =>
  `${title === undefined ? 'a role' : `“${title}”`} at ${place ?? 'a startup'}`

async function roleTold(
  context: ProcessorContext,
  { startupId, roleId, roleTitle, startupName }: Application,
): Promise<Told> {
  const [role, startup] = await Promise.all([
    roleById(context, { startupId, roleId }),
    startupById(context, { startupId }),
  ])
  return {
    name: named(role?.title ?? roleTitle, startup?.name ?? startupName),
    sentFor: named(roleTitle ?? role?.title, startupName ?? startup?.name),
    founderId: startup?.founderId,
  }
}

type Step = Pick<News, 'words' | 'key' | 'bundle' | 'at'> & {
  readonly to: 'founder' | 'applicant'
}

/** The founder hears of new ones, of silence and of those withdrawn, the applicant of other steps. */
function stepOf(
  { id, old, new: application }: EntityChange<Application>,
  { name, sentFor }: Told,
): Step | undefined {
  if (!application) return undefined
  const { roleId, status, remindedDays, createdAt, updatedAt: at } = application
  const step = (words: News['words'], rest: Omit<Step, 'words'>): Step => ({ words, ...rest })
  if (!old) {
    const key = `application-${id}`
    const rest = { to: 'founder', key, at: createdAt, bundle: `application-${roleId}` } as const
    return status === 'PENDING' ? step(arrived(name), rest) : undefined
  }
  if (old.status === status) {
    if (remindedDays === undefined || remindedDays === old.remindedDays) return undefined
    const reminder = { key: `application-reminder-${id}`, at: application.remindedAt ?? at }
    return step(waited(name, remindedDays), { to: 'founder', ...reminder })
  }
  if (status === 'WITHDRAWN')
    return step(() => withdrawn(name), { to: 'founder', key: `application-withdrawn-${id}`, at })
  const words = MOVED[status]
  return (
    words && step(() => words(sentFor), { to: 'applicant', key: `application-moved-${id}`, at })
  )
}

/** What has changed again since is told by its own change. */
export const tellApplications = onChange(
  'notifications.tell-applications',
  Application,
  async (change, context) => {
    const { new: application } = change
    if (!application) return
    const { applicationId, applicantId, status } = application
    const told = await roleTold(context, application)
    const step = stepOf(change, told)
    const userId = step?.to === 'founder' ? told.founderId : applicantId
    if (!step || userId === undefined) return
    const { to: _, ...news } = step
    await tell(context, {
      ...news,
      userId,
      type: 'APPLICATION_UPDATE',
      about: ['APPLICATION', applicationId],
      when: [check(Application, { applicationId }, { attribute: 'status', equals: status })],
    })
  },
)
