import { type EntityChange, onChange, type ProcessorContext } from '@longtable/core'
import { check } from '@longtable/entity'
import { Application } from '../applications/application.entity.ts'
import { roleById } from '../roles/startup-role.patterns.ts'
import { startupById } from '../startups/startup.patterns.ts'
import { type News, tell, type Words } from './tell.ts'

type Status = Application['status']

/** What was applied for, as far as it is known. */
interface Place {
  readonly role?: string
  readonly startup?: string
}

const placeOf = (role: string | undefined, startup: string | undefined): Place => ({
  ...(role !== undefined && { role }),
  ...(startup !== undefined && { startup }),
})

const inWords = ({ role, startup = 'a startup' }: Place) =>
  `${role === undefined ? 'a role' : `“${role}”`} at ${startup}`

/** What the applicant is told; what they did themselves, and how it began, they know. */
const MOVED: Partial<Record<Status, (role: string) => Words>> = {
  REVIEWING: (role) => ({
    kind: 'APPLICATION_REVIEWING',
    title: 'Your application is being read',
    body: `Your application for ${role} is being read.`,
  }),
  SHORTLISTED: (role) => ({
    kind: 'APPLICATION_SHORTLISTED',
    title: 'You are on the shortlist',
    body: `You are on the shortlist for ${role}.`,
  }),
  ACCEPTED: (role) => ({
    kind: 'APPLICATION_ACCEPTED',
    title: 'Welcome to the team',
    body: `You were accepted for ${role}.`,
  }),
  REJECTED: (role) => ({
    kind: 'APPLICATION_REJECTED',
    title: 'Your application was declined',
    body: `Your application for ${role} was declined.`,
  }),
}

const arrived =
  (named: Place) =>
  (count: number): Words => {
    const said = { kind: 'APPLICATION_ARRIVED', named } as const
    const role = inWords(named)
    return count === 1
      ? { ...said, title: 'A new application', body: `Somebody has applied for ${role}.` }
      : {
          ...said,
          title: `${count} new applications`,
          body: `${count} people have applied for ${role}.`,
        }
  }

const waited = (place: Place, days: number) => (): Words => ({
  kind: 'APPLICATION_WAITS',
  named: { ...place, number: days },
  title: `Somebody has waited for ${days} days to hear from you`,
  body: `They have applied for ${inWords(place)}. A word is enough, also a no.`,
})

const withdrawn = (named: Place): Words => ({
  kind: 'APPLICATION_WITHDRAWN',
  named,
  title: 'An application was withdrawn',
  body: `Somebody does not want to be ${inWords(named)} any more.`,
})

interface Told {
  /** As the founder calls it now. */
  readonly place: Place
  /** As it was called when it was applied for: it may be hidden by now. */
  readonly sentFor: Place
  readonly founderId: string | undefined
}

async function roleTold(
  context: ProcessorContext,
  { startupId, roleId, roleTitle, startupName }: Application,
): Promise<Told> {
  const [role, startup] = await Promise.all([
    roleById(context, { startupId, roleId }),
    startupById(context, { startupId }),
  ])
  return {
    place: placeOf(role?.title ?? roleTitle, startup?.name ?? startupName),
    sentFor: placeOf(roleTitle ?? role?.title, startupName ?? startup?.name),
    founderId: startup?.founderId,
  }
}

type Step = Pick<News, 'words' | 'key' | 'bundle' | 'at'> & {
  readonly to: 'founder' | 'applicant'
}

/** The founder hears of new ones, of silence and of those withdrawn, the applicant of other steps. */
function stepOf(
  { id, old, new: application }: EntityChange<Application>,
  { place, sentFor }: Told,
): Step | undefined {
  if (!application) return undefined
  const { roleId, status, remindedDays, createdAt, updatedAt: at } = application
  const step = (words: News['words'], rest: Omit<Step, 'words'>): Step => ({ words, ...rest })
  if (!old) {
    const key = `application-${id}`
    const rest = { to: 'founder', key, at: createdAt, bundle: `application-${roleId}` } as const
    return status === 'PENDING' ? step(arrived(place), rest) : undefined
  }
  if (old.status === status) {
    if (remindedDays === undefined || remindedDays === old.remindedDays) return undefined
    const reminder = { key: `application-reminder-${id}`, at: application.remindedAt ?? at }
    return step(waited(place, remindedDays), { to: 'founder', ...reminder })
  }
  if (status === 'WITHDRAWN')
    return step(() => withdrawn(place), { to: 'founder', key: `application-withdrawn-${id}`, at })
  const words = MOVED[status]
  if (!words) return undefined
  const said = { ...words(inWords(sentFor)), named: sentFor }
  return step(() => said, { to: 'applicant', key: `application-moved-${id}`, at })
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
