import { DomainError, notFound } from '@longtable/core'
import { areThere, findListed, type Reader } from '@longtable/entity'
import { Grant } from '../access/access-request.entity.ts'
import { activeUser, activeUserOrNobody, type HubContext, isAdmin } from '../context.ts'
import { User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { Member, Startup } from './startup.entity.ts'
import { startupById } from './startup.patterns.ts'

export const unknownStartup = () => notFound('startups.unknown', 'This startup')

/**
 * How much somebody sees of a startup. CARD is for everybody, READ is the whole profile, FIGURES adds
 * funding and the founder's contact, ADMIN and OWNER see what only they may see.
 */
export type StartupSight = 'CARD' | 'READ' | 'FIGURES' | 'ADMIN' | 'OWNER'

export const seesFigures = (sight: StartupSight): boolean => sight !== 'CARD' && sight !== 'READ'

/** Whether a grant holds at this moment: its end is compared, never left to a TTL. */
export const isLive = (grant: Grant | undefined, now: number): grant is Grant =>
  grant?.status === 'APPROVED' &&
  (grant.expiresAt === undefined || Date.parse(grant.expiresAt) > now)

interface Standing {
  readonly viewer: User | undefined
  readonly startup: Startup
  /** The founder is neither banned nor deleted. */
  readonly isFounderThere: boolean
  /** To a talent as a member, to an investor by a grant. */
  readonly isOpened: boolean
}

/** The matrix of the startup's row: undefined is hidden. */
export function sightOf(standing: Standing): StartupSight | undefined {
  const { viewer, startup, isFounderThere: isThere, isOpened } = standing
  if (viewer && isAdmin(viewer)) return 'ADMIN'
  if (!isThere) return undefined
  if (viewer?.userId === startup.founderId) return 'OWNER'
  if (startup.status !== 'ACTIVE') return undefined
  const isPublic = startup.visibility === 'PUBLIC'
  switch (viewer?.role) {
    case undefined:
      return isPublic ? 'CARD' : undefined
    case 'INVESTOR':
      if (isOpened) return 'FIGURES'
      return startup.visibility === 'PRIVATE' ? undefined : 'READ'
    case 'TALENT':
      return isPublic || isOpened ? 'READ' : undefined
    case 'FOUNDER':
    case 'ADMIN':
      return isPublic ? 'READ' : undefined
  }
}

export const isFounderThere = (founder: User | undefined): boolean =>
  founder !== undefined && founder.status !== 'BANNED'

export interface SeenStartup {
  readonly startup: Startup
  readonly sight: StartupSight
  /** The viewer's own, while it holds. */
  readonly grant?: Grant | undefined
}

/** What is needed to know what somebody sees: also beside requests. */
export type Seeing = Pick<HubContext, 'store' | 'onUnreadable' | 'now'>

interface Opened {
  readonly isOpened: boolean
  readonly grant?: Grant | undefined
}

/** Where the viewer's role can open more than the startup itself says. */
async function openedTo(
  context: Seeing,
  viewer: User | undefined,
  startups: readonly Startup[],
): Promise<Opened[]> {
  if (viewer?.role !== 'TALENT' && viewer?.role !== 'INVESTOR') return []
  const places = startups.map(({ startupId }) => ({ startupId, userId: viewer.userId }))
  if (viewer.role === 'TALENT')
    return (await areThere(context.store, Member, places)).map((isOpened) => ({ isOpened }))
  const grants = await findListed(context, Grant, places)
  return grants.map((grant) =>
    isLive(grant, context.now()) ? { isOpened: true, grant } : { isOpened: false },
  )
}

/** Those that somebody sees, by id; undefined is who is not signed in. Nothing is read late. */
async function sightsFor(
  context: Seeing,
  viewer: User | undefined,
  startups: readonly Startup[],
): Promise<ReadonlyMap<string, SeenStartup>> {
  const founderIds = [...new Set(startups.map(({ founderId }) => founderId))]
  const [founders, opened] = await Promise.all([
    findListed(
      context,
      User,
      founderIds.map((userId) => ({ userId })),
    ),
    openedTo(context, viewer, startups),
  ])
  const there = new Set(founders.filter(isFounderThere).map((founder) => founder?.userId))
  return new Map(
    startups.flatMap((startup, place): [string, SeenStartup][] => {
      const { isOpened = false, grant } = opened[place] ?? {}
      const sight = sightOf({
        viewer,
        startup,
        isFounderThere: there.has(startup.founderId),
        isOpened,
      })
      return sight ? [[startup.startupId, { startup, sight, grant }]] : []
    }),
  )
}

/** The same of those with these ids, as far as they are there. */
export async function startupsSeenBy(
  context: Seeing,
  viewer: User | undefined,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, SeenStartup>> {
  const keys = Array.from(new Set(ids), (startupId) => ({ startupId }))
  const there = (await findListed(context, Startup, keys)).filter((one) => one !== undefined)
  return sightsFor(context, viewer, there)
}

export const startupsSeen = async (
  context: HubContext,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, SeenStartup>> =>
  startupsSeenBy(context, await activeUserOrNobody(context), ids)

export async function startupInView(context: HubContext, startupId: string): Promise<SeenStartup> {
  const startup = await startupById(context, { startupId })
  const viewer = startup && (await activeUserOrNobody(context))
  const seen = startup && (await sightsFor(context, viewer, [startup])).get(startupId)
  if (!seen) throw unknownStartup()
  return seen
}

export function onlyFounder({ sight }: SeenStartup): void {
  if (sight === 'OWNER') return
  throw new DomainError('FORBIDDEN', 'startups.not-founder', 'Only its founder may do this.')
}

/** The founder's own: to who sees it, it is forbidden; to anybody else it is unknown. */
export async function startupOfMine(context: HubContext, startupId: string): Promise<Startup> {
  await activeUser(context)
  const seen = await startupInView(context, startupId)
  onlyFounder(seen)
  return seen.startup
}

/** Whether its roles can be browsed by everybody: exactly then they stand in OPEN_ROLES. */
export const isBrowsed = (startup: Startup, founder: User | undefined): boolean =>
  startup.status === 'ACTIVE' && startup.visibility === 'PUBLIC' && isFounderThere(founder)

export async function isBrowsedNow(
  reader: Pick<Reader, 'store'>,
  startup: Startup,
): Promise<boolean> {
  return isBrowsed(startup, await userById(reader, { userId: startup.founderId }))
}
