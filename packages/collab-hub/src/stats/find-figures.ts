import { DomainError } from '@longtable/core'
import { type Page, PAGE_SIZE_MAX, type PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { ApplicationStatus } from '../applications/application.entity.ts'
import { activeUser, admin, type HubContext } from '../context.ts'
import { ROLES_MAX } from '../roles/role-count.ts'
import { rolesOf } from '../roles/startup-role.patterns.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { startupInView } from '../startups/startup.policy.ts'
import { partsOf } from './figures.ts'
import type { Stats } from './stats.entity.ts'
import { roleFunnelsOf, startupViewsOf, stats } from './stats.patterns.ts'

const DAY_MS = 86_400_000
export const DAYS_MAX = 92
const DAYS_SHOWN = 30
/** Of names, which are words; those of days begin with a number. */
const FIRST_NAME = 'a'
/** Behind every name of a day. */
const LAST = '~'
export const FIGURES_MAX = 100

const Day = z.iso.date('must be a day such as 2026-01-31').nullish()
const RANGE = { from: Day, to: Day }
export const DaysInput = z.object(RANGE)
export const StartupDaysInput = StartupInput.extend(RANGE)

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Without bounds the last month; both ends belong to it. */
function daysOf(
  { now }: HubContext,
  { from, to }: z.infer<typeof DaysInput>,
): { readonly from: string; readonly to: string } {
  const last = to ?? dayAt(now())
  const first = from ?? dayAt(Date.parse(last) - (DAYS_SHOWN - 1) * DAY_MS)
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  if (days < 1 || days > DAYS_MAX)
    throw new DomainError('INVALID', 'stats.range', {
      message: `to: must not be before from, and at most ${DAYS_MAX} days are shown.`,
      field: 'to',
    })
  return { from: first, to: last }
}

const figureView = ({ name, count }: Stats) => ({ ...partsOf(name), count })

/** All that there are now. */
export async function figures(context: HubContext) {
  await admin(context, 'figures')
  const { items } = await stats(context, { from: FIRST_NAME }, { limit: FIGURES_MAX })
  return items.map(figureView)
}

/** Those who came on each day, as what they are now: by day, then by kind. */
export async function figuresByDay(
  context: HubContext,
  given: z.infer<typeof DaysInput>,
  page: PageRequest,
): Promise<Page<ReturnType<typeof figureView>>> {
  await admin(context, 'figuresByDay')
  const { from, to } = daysOf(context, given)
  const found = await stats(context, { from, to: `${to}${LAST}` }, page)
  return { ...found, items: found.items.map(figureView) }
}

/** By role and status. They stand together: read as one list, they cost a tenth of what each does alone. */
async function funnelCounts(context: HubContext, startupId: string) {
  const counts = new Map<string, number>()
  let after: string | undefined
  do {
    const page = { limit: PAGE_SIZE_MAX, stale: true, ...(after !== undefined && { after }) }
    const found = await roleFunnelsOf(context, { startupId }, page)
    for (const { roleId, status, count } of found.items) counts.set(`${roleId} ${status}`, count)
    after = found.after
  } while (after !== undefined)
  return counts
}

async function funnelsOf(context: HubContext, startupId: string) {
  const [{ items: roles }, counts] = await Promise.all([
    rolesOf(context, { startupId }, { limit: ROLES_MAX }),
    funnelCounts(context, startupId),
  ])
  return roles.map(({ roleId, title, isOpen }) => ({
    roleId,
    title,
    isOpen,
    statuses: ApplicationStatus.options.map((status) => ({
      status,
      count: counts.get(`${roleId} ${status}`) ?? 0,
    })),
  }))
}

/** For its founder: who looks, and what becomes of those who want to join. Admins see it too. */
export async function startupFigures(
  context: HubContext,
  { startupId, ...given }: z.infer<typeof StartupDaysInput>,
) {
  await activeUser(context)
  const { sight } = await startupInView(context, startupId)
  if (sight !== 'OWNER' && sight !== 'ADMIN')
    throw new DomainError('FORBIDDEN', 'startups.not-founder', 'Only its founder may see this.')
  const range = daysOf(context, given)
  const [looks, roles] = await Promise.all([
    startupViewsOf(context, { startupId, ...range }, { limit: DAYS_MAX }),
    funnelsOf(context, startupId),
  ])
  const days = looks.items.map(({ day, views, deckViews }) => ({ day, views, deckViews }))
  return { startupId, ...range, days, roles }
}
