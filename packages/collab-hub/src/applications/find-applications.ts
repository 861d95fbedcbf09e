import { DomainError } from '@longtable/core'
import { currentPage, type Page, type PageRequest } from '@longtable/entity'
import type { Item } from '@longtable/store'
import type * as z from 'zod'
import { activeUser, type HubContext } from '../context.ts'
import { roleInView } from '../roles/role.policy.ts'
import { rolesOf } from '../roles/startup-role.patterns.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { startupInView, type StartupSight } from '../startups/startup.policy.ts'
import { Application, ApplicationStatus } from './application.entity.ts'
import type { ApplicationInput, RoleApplicationsInput } from './application-fields.ts'
import { applicationsBy, applicationsForRole, statusChangesOf } from './application.patterns.ts'
import { applicationInView, type ApplicationSight } from './application.policy.ts'
import { type ApplicationView, shownApplication, statusChangeView } from './application-views.ts'

export const application = async (
  context: HubContext,
  { applicationId }: z.infer<typeof ApplicationInput>,
): Promise<ApplicationView> => shownApplication(await applicationInView(context, applicationId))

/** Every change of its status, the first one first. */
export async function applicationHistory(
  context: HubContext,
  { applicationId }: z.infer<typeof ApplicationInput>,
  page: PageRequest,
): Promise<Page<ReturnType<typeof statusChangeView>>> {
  await applicationInView(context, applicationId)
  const found = await statusChangesOf(context, { applicationId }, { ...page, stale: true })
  return { ...found, items: found.items.map((one) => statusChangeView(one)) }
}

const shownPage = (found: Page<Application>, sight: ApplicationSight): Page<ApplicationView> => ({
  ...found,
  items: found.items.map((one) => shownApplication({ application: one, sight })),
})

/** All of one's own, newest first. */
export async function myApplications(
  context: HubContext,
  _: object,
  page: PageRequest,
): Promise<Page<ApplicationView>> {
  const { userId: applicantId } = await activeUser(context)
  const found = await currentPage(context, Application, {
    read: (keep) => applicationsBy(context, { applicantId }, { ...page, keep }),
  })
  return shownPage(found, 'APPLICANT')
}

/** Lists of applications are for who decides about them, and for admins. */
function deciderSight(sight: StartupSight): 'OWNER' | 'ADMIN' {
  if (sight === 'OWNER' || sight === 'ADMIN') return sight
  throw new DomainError('FORBIDDEN', 'startups.not-founder', 'Only its founder may do this.')
}

/** Newest first; over all statuses that is one query for each of them. */
export const pageOfRole = (
  context: HubContext,
  { startupId, roleId, status }: z.infer<typeof RoleApplicationsInput>,
  page: PageRequest,
): Promise<Page<Application>> => {
  const statuses = status ? [status] : ApplicationStatus.options
  const lists = statuses.map((one) => ({ startupId, roleId, status: one }))
  const orderBy = ({ createdAt }: Item) => String(createdAt)
  return currentPage(context, Application, {
    read: (keep) => applicationsForRole.merged(context, lists, { ...page, keep, orderBy }),
    isListed: (one) => !status || one.status === status,
  })
}

export async function roleApplications(
  context: HubContext,
  input: z.infer<typeof RoleApplicationsInput>,
  page: PageRequest,
): Promise<Page<ApplicationView>> {
  await activeUser(context)
  const { sight } = await roleInView(context, input)
  const decider = deciderSight(sight)
  return shownPage(await pageOfRole(context, input, page), decider)
}

export const StartupApplicationsInput = StartupInput.extend({ status: ApplicationStatus.nullish() })

/** Of all its roles: with a status newest first, else by status, in each newest first. */
export async function startupApplications(
  context: HubContext,
  { startupId, status }: z.infer<typeof StartupApplicationsInput>,
  page: PageRequest,
): Promise<Page<ApplicationView>> {
  await activeUser(context)
  const { sight } = await startupInView(context, startupId)
  const decider = deciderSight(sight)
  const lists: { startupId: string; roleId: string; status?: ApplicationStatus }[] = []
  for await (const roles of rolesOf.each(context, { startupId }))
    for (const { roleId } of roles) lists.push({ startupId, roleId, ...(status && { status }) })
  const found = await currentPage(context, Application, {
    read: (keep) => applicationsForRole.merged(context, lists, { ...page, keep }),
    isListed: (one) => !status || one.status === status,
  })
  return shownPage(found, decider)
}
