import { UserId } from '@longtable/core'
import type { Page, PageOptions, PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { activeUser, activeUserOrNobody, type HubContext } from '../context.ts'
import { shardsOf } from '../shards/shards.ts'
import { visibleUser } from '../users/user.policy.ts'
import type { StartupInput } from './startup-fields.ts'
import type { Startup } from './startup.entity.ts'
import { startupsByFounder, startupsByVisibility } from './startup.patterns.ts'
import { type SeenStartup, startupInView, startupsSeen } from './startup.policy.ts'
import { shownStartup, type StartupView } from './startup-views.ts'

export const startup = async (
  context: HubContext,
  { startupId }: z.infer<typeof StartupInput>,
): Promise<StartupView> => shownStartup(await startupInView(context, startupId))

type Keep = NonNullable<PageOptions<Startup>['keep']>

/** The index says which; what they are now, and to whom, the table says. */
export async function startupPage(
  context: HubContext,
  read: (keep: Keep) => Promise<Page<Startup>>,
  isListed: (seen: SeenStartup) => boolean = () => true,
): Promise<Page<StartupView>> {
  const seen = new Map<string, SeenStartup>()
  const page = await read(async (listed) => {
    const ids = listed.map(({ startupId }) => startupId)
    for (const [id, one] of await startupsSeen(context, ids)) if (isListed(one)) seen.set(id, one)
    return ids.map((id) => seen.has(id))
  })
  return {
    ...page,
    items: page.items.map(({ startupId }) => shownStartup(seen.get(startupId) as SeenStartup)),
  }
}

export const StartupsInput = z.object({
  visibility: z.enum(['PUBLIC', 'INVESTORS_ONLY']).nullish(),
})

/** ACTIVE ones, newest first; those for investors are listed for investors and admins. */
export async function startups(
  context: HubContext,
  { visibility: given }: z.infer<typeof StartupsInput>,
  page: PageRequest,
): Promise<Page<StartupView>> {
  const viewer = await activeUserOrNobody(context)
  const visibility = given ?? 'PUBLIC'
  // Nobody else finds any there, and would read all of it for that.
  const isForViewer =
    visibility === 'PUBLIC' || viewer?.role === 'INVESTOR' || viewer?.role === 'ADMIN'
  if (!isForViewer) return { items: [] }
  const lists = (await shardsOf(context, 'STARTUP')).map((shard) => ({
    visibility,
    status: 'ACTIVE' as const,
    shard,
  }))
  return startupPage(
    context,
    (keep) => startupsByVisibility.merged(context, lists, { ...page, keep, growing: true }),
    ({ startup: one }) => one.status === 'ACTIVE' && one.visibility === visibility,
  )
}

export const FounderInput = z.object({ founderId: UserId })

/** All of one's own, whatever their status. */
export async function myStartups(
  context: HubContext,
  _: object,
  page: PageRequest,
): Promise<Page<StartupView>> {
  const { userId: founderId } = await activeUser(context)
  return startupPage(context, (keep) =>
    startupsByFounder(context, { founderId }, { ...page, keep }),
  )
}

/** Those of somebody that the viewer sees, newest first. */
export async function startupsOf(
  context: HubContext,
  { founderId }: z.infer<typeof FounderInput>,
  page: PageRequest,
): Promise<Page<StartupView>> {
  await visibleUser(context, founderId)
  return startupPage(context, (keep) =>
    startupsByFounder(context, { founderId }, { ...page, keep }),
  )
}
