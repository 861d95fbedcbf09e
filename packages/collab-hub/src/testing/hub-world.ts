import {
  createSystemWorld,
  type SystemWorld,
  type SystemWorldOptions,
  type TestedSystem,
} from '@longtable/testing/system'
import type { TestStore } from '@longtable/testing'
import type { HubContext } from '../context.ts'
import { collabHubSystem } from '../system.ts'
import { registerUser } from '../users/register-user.ts'
import { testStripe } from './test-stripe.ts'

export { idOf } from '@longtable/testing/system'

export type HubWorld = SystemWorld<HubContext>

/** Who is called `talent-…` or `investor-…` is one; everybody else is a founder, unless it is said. */
function roleOf(nickname: string): string {
  if (nickname.startsWith('talent')) return 'TALENT'
  return nickname.startsWith('investor') ? 'INVESTOR' : 'FOUNDER'
}

export const testedHub: TestedSystem<HubContext> = {
  system: collabHubSystem,
  paymentsOf: (now) => testStripe(now).payments,
  register: (context, nickname, profile) =>
    registerUser(
      context,
      registerUser.input.parse({
        role: roleOf(nickname),
        firstName: nickname,
        lastName: 'Example',
        ...profile,
      }),
    ),
}

export const createHubWorld = (
  store: TestStore,
  options: SystemWorldOptions = {},
): Promise<HubWorld> => createSystemWorld(store, testedHub, options)

/** What does not fit together, but for figures: those follow by the stream. */
export const amiss = async ({ verify }: Pick<HubWorld, 'verify'>): Promise<string[]> =>
  (await verify()).filter((problem) => !/^(STATS \/|FUNNEL#)/.test(problem))
