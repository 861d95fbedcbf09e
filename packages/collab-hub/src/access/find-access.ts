import { DomainError } from '@longtable/core'
import { currentPage, type Page, type PageRequest } from '@longtable/entity'
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

const shown = (context: HubContext, page: Page<AccessRequest>): Page<AccessRequestView> => ({
  ...page,
  items: page.items.map((request) => accessView(request, context.now())),
})

/** Newest first. */
export async function myAccessRequests(
  context: HubContext,
  _: object,
  page: PageRequest,
): Promise<Page<AccessRequestView>> {
  const { userId: requesterId } = await activeUser(context)
  const found = await currentPage(context, AccessRequest, {
    read: (keep) => accessByInvestor(context, { requesterId }, { ...page, keep }),
    isListed: (request) => request.requesterId === requesterId,
  })
  return shown(context, found)
}

/** Its founder decides, admins read. */
async function insightOf(context: HubContext, startupId: string): Promise<'OWNER' | 'ADMIN'> {
  await activeUser(context)
  const { sight } = await startupInView(context, startupId)
  if (sight === 'OWNER' || sight === 'ADMIN') return sight
  throw new DomainError('FORBIDDEN', 'startups.not-founder', 'Only its founder may see this.')
}

export const StartupAccessInput = StartupInput.extend({ status: AccessStatus.nullish() })

/** The index is ordered by status: newest first over all of them merges one query for each. */
export async function startupAccessRequests(
  context: HubContext,
  { startupId, status }: z.infer<typeof StartupAccessInput>,
  page: PageRequest,
): Promise<Page<AccessRequestView>> {
  const sight = await insightOf(context, startupId)
  const lists = (status ? [status] : AccessStatus.options).map((one) => ({
    startupId,
    status: one,
  }))
  const orderBy = ({ createdAt }: Item) => String(createdAt)
  const found = await currentPage(context, AccessRequest, {
    read: (keep) => accessForStartup.merged(context, lists, { ...page, keep, orderBy }),
    isListed: (request) =>
      request.startupId === startupId &&
      (!status || request.status === status) &&
      (!request.isToAddress || sight === 'ADMIN'),
  })
  return shown(context, found)
}

/** Addresses that access was given to, whether or not somebody has them. */
export async function emailGrants(
  context: HubContext,
  { startupId }: z.infer<typeof StartupInput>,
  page: PageRequest,
): Promise<Page<EmailGrantView>> {
  await startupOfMine(context, startupId)
  const found = await invitedTo(context, { startupId }, page)
  return { ...found, items: found.items.map(emailGrantView) }
}
