import { change, find, put } from '@longtable/entity'
import { apply } from '../applications/apply.ts'
import type { ApplicationStatus } from '../applications/application.entity.ts'
import { setApplicationStatus } from '../applications/set-application-status.ts'
import { withdrawApplication } from '../applications/withdraw-application.ts'
import type { HubContext } from '../context.ts'
import { Member } from '../startups/startup.entity.ts'
import { User } from '../users/user.entity.ts'
import { type HubWorld, idOf } from './hub-world.ts'
import { roleOf, startupOf } from './startups.ts'

export const LETTER =
  'I have measured what nobody hears for ten years, and would like to go on here.'

export interface RoleKey {
  readonly startupId: string
  readonly roleId: string
}

/** A role of a startup that everybody sees. */
export const openRoleOf = async (world: HubWorld, founder: HubContext): Promise<RoleKey> =>
  roleOf(world, founder, { startupId: await startupOf(world, founder) })

export const newTalent = (world: HubWorld): Promise<HubContext> =>
  world.person(`talent-${world.world.stamp().id.toLowerCase()}`)

/** The id of somebody's application for a role. */
export const sent = async (world: HubWorld, talent: HubContext, key: RoleKey): Promise<string> =>
  (await apply(world.again(talent), { ...key, coverLetter: LETTER })).id

export async function payFor(
  { deps: { store } }: HubWorld,
  context: HubContext,
  subscriptionTier: User['subscriptionTier'],
): Promise<void> {
  const user = await find(store, User, { userId: idOf(context) })
  if (user) await store.write([change(User, user, { patch: { subscriptionTier } })])
}

interface Applied extends RoleKey {
  readonly applicationId: string
  readonly talent: HubContext
}

/** Somebody new who has applied for a new role, unless one is given, and what became of it. */
export async function appliedTo(
  world: HubWorld,
  founder: HubContext,
  given: { readonly status?: ApplicationStatus; readonly key?: RoleKey } = {},
): Promise<Applied> {
  const { status = 'PENDING', key = await openRoleOf(world, founder) } = given
  const talent = await newTalent(world)
  const applicationId = await sent(world, talent, key)
  if (status === 'WITHDRAWN') await withdrawApplication(world.again(talent), { applicationId })
  else if (status !== 'PENDING') await decided(world, founder, { applicationId, status })
  return { ...key, applicationId, talent }
}

export const decided = (
  world: HubWorld,
  founder: HubContext,
  {
    applicationId,
    status,
    expected = 'PENDING',
  }: {
    readonly applicationId: string
    readonly status: ApplicationStatus
    readonly expected?: ApplicationStatus
  },
) => setApplicationStatus(world.again(founder), { applicationId, expected, status })

/** Who is of the team, however they came there. */
export const join = async (
  { deps: { store, stamp } }: HubWorld,
  context: HubContext,
  startupId: string,
): Promise<void> =>
  store.write([put(Member, { startupId, userId: idOf(context), createdAt: stamp().at })])
