import { DomainError } from '@longtable/core'
import { findListed, type Page, type PageOptions, type PageRequest } from '@longtable/entity'
import type { Item } from '@longtable/store'
import type * as z from 'zod'
import { activeUser, type HubContext } from '../context.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { startupInView, startupOfMine } from '../startups/startup.policy.ts'
import type { AccessInput } from './access-fields.ts'
import {
  type AccessRequestView,
  accessView,
  type EmailGrantView,
  emailGrantView,
} from './access-views.ts'
import { accessInView } from './access.policy.ts'
import { AccessRequest, AccessStatus } from './access-request.entity.ts'
import { accessByInvestor, accessForStartup, invitedTo } from './access-request.patterns.ts'

export const accessRequest = async (
  context: HubContext,
  { accessId }: z.infer<typeof AccessInput>,
): Promise<AccessRequestView> =>
  accessView((await accessInView(context, accessId)).request, context.now())

type Keep = NonNullable<PageOptions<AccessRequest>['keep']>

/** The index says which; what they are now, the table says. */
async function accessPage(
  context: HubContext,
  read: (keep: Keep) => Promise<Page<AccessRequest>>,
  isListed: (request: AccessRequest) => boolean,
): Promise<Page<AccessRequestView>> {
  const known = new Map<string, AccessRequest>()
  const page = await read(async (listed) => {
    for (const request of await findListed(context, AccessRequest, listed))
      if (request && isListed(request)) known.set(request.accessId, request)
    return listed.map(({ accessId }) => known.has(accessId))
  })
  const shown = (accessId: string) =>
    accessView(known.get(accessId) as AccessRequest, context.now())
  return { ...page, items: page.items.map(({ accessId }) => shown(accessId)) }
}

/** Newest first. */
export async function myAccessRequests(
  context: HubContext,
  _: object,
  page: PageRequest,
): Promise<Page<AccessRequestView>> {
  const { userId: requesterId } = await activeUser(context)
  return accessPage(
    context,
    (keep) => accessByInvestor(context, { requesterId }, { ...page, keep }),
    (request) => request.requesterId === requesterId,
  )
}

/** Its founder decides, admins read. */
async function refuseOutsider(context: HubContext, startupId: string): Promise<void> {
  await activeUser(context)
  const { sight } = await startupInView(context, startupId)
  if (sight !== 'OWNER' && sight !== 'ADMIN')
    throw new DomainError('FORBIDDEN', 'startups.not-founder', 'Only its founder may see this.')
}

export const StartupAccessInput = StartupInput.extend({ status: AccessStatus.nullish() })

/** The index is ordered by status: newest first over all of them merges one query for each. */
export async function startupAccessRequests(
  context: HubContext,
  { startupId, status }: z.infer<typeof StartupAccessInput>,
  page: PageRequest,
): Promise<Page<AccessRequestView>> {
  await refuseOutsider(context, startupId)
  const lists = (status ? [status] : AccessStatus.options).map((one) => ({
    startupId,
    status: one,
  }))
  const orderBy = ({ createdAt }: Item) => String(createdAt)
  return accessPage(
    context,
    (keep) => accessForStartup.merged(context, lists, { ...page, keep, orderBy }),
    (request) => request.startupId === startupId && (!status || request.status === status),
  )
}

/** Addresses that have not registered yet. */
export async function emailGrants(
  context: HubContext,
  { startupId }: z.infer<typeof StartupInput>,
  page: PageRequest,
): Promise<Page<EmailGrantView>> {
  await startupOfMine(context, startupId)
  const found = await invitedTo(context, { startupId }, page)
  return { ...found, items: found.items.map(emailGrantView) }
}
