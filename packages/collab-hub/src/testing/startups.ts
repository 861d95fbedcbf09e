import type { HubContext } from '../context.ts'
import { createRole } from '../roles/create-role.ts'
import { createStartup } from '../startups/create-startup.ts'
import { reviewStartup } from '../startups/review-startup.ts'
import type { Startup } from '../startups/startup.entity.ts'
import { setStartupStatus } from '../startups/set-startup-status.ts'
import type { HubWorld } from './hub-world.ts'

export const PROFILE = {
  name: 'Quiet Engines',
  tagline: 'Heat pumps that nobody hears',
  description: 'We build heat pumps for old houses, as quiet as a library and as warm as a stove.',
  industry: 'Energy',
  location: 'Graz',
  visibility: 'PUBLIC',
  fundingGoal: 400_000,
  fundingRaised: 90_000,
}

/** A startup of this founder in whatever status, by the ways that lead there. */
export async function startupOf(
  world: HubWorld,
  founder: HubContext,
  given: { readonly status?: Startup['status']; readonly [field: string]: unknown } = {},
): Promise<string> {
  const { status = 'ACTIVE', ...profile } = given
  const again = () => world.again(founder)
  const input = createStartup.input.parse({ ...PROFILE, ...profile })
  const { id: startupId } = await createStartup(again(), input)
  if (status === 'DRAFT') return startupId
  await setStartupStatus(again(), { startupId, status: 'PENDING_REVIEW' })
  if (status === 'PENDING_REVIEW') return startupId
  const admin = await world.admin(`reviewer-${world.world.stamp().id.toLowerCase()}`)
  await reviewStartup(admin, { startupId, status: 'ACTIVE' })
  if (status === 'SUSPENDED') {
    const notes = 'Somebody has complained.'
    await reviewStartup(world.again(admin), { startupId, status, notes })
  }
  return startupId
}

export const ROLE = {
  title: 'Acoustics engineer',
  description: 'You measure what nobody hears, and make it quieter.',
  type: 'FULL_TIME',
  skills: ['acoustics', 'Python'],
}

export async function roleOf(
  world: HubWorld,
  founder: HubContext,
  given: { readonly startupId: string; readonly [field: string]: unknown },
): Promise<{ readonly startupId: string; readonly roleId: string }> {
  const input = createRole.input.parse({ ...ROLE, ...given })
  const { id: roleId } = await createRole(world.again(founder), input)
  return { startupId: given.startupId, roleId }
}
