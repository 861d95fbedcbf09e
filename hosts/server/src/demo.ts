import { ensureDemoAccount, signIn, type Tokens } from '@longtable/accounts'
import { DomainError, type Viewer } from '@longtable/core'
import type { DemoVisitor } from '@longtable/system'
import { DEMO, demoEmail } from './demo-person.ts'
import { queueWorld, storyDay, type World } from './demo-world.ts'
import type { Runtime } from './runtime.ts'

const ORIGIN = { address: '127.0.0.1', agent: 'demo', isLocal: true }
const EARLY_MS = 120_000

/** Somebody to look around as. */
export interface DemoPerson extends Omit<DemoVisitor, 'nickname'> {
  readonly email: string
  readonly password: string
  /** The path of the system that they are at home in. */
  readonly home: string
}

export interface Demo {
  /** A token of the demo person that is good for a while; none when it was asked for too often. */
  token(): Promise<string | undefined>
  readonly people: readonly DemoPerson[]
}

/** The demo people of all systems have one account each. */
async function accountsOf(runtime: Runtime, nicknames: readonly string[]) {
  const { people } = runtime
  const accounts = new Map<string, Viewer>()
  for (const nickname of nicknames) {
    const email = demoEmail(nickname)
    const given = { ...DEMO, email, groups: [] }
    const userId = await ensureDemoAccount(people.accountsContext(undefined, ORIGIN), given)
    accounts.set(nickname, { userId, email })
  }
  return accounts
}

/** Whoever comes first is known already; what they lived through follows beside the answers. */
async function playDemo(runtime: Runtime, visitors: ReadonlyMap<string, Viewer>): Promise<void> {
  const { now, config, served } = runtime
  const world: World = { ...storyDay(now()), visitors: Object.fromEntries(visitors) }
  for (const { path, demo } of served) {
    const first = demo?.visitors[0] && visitors.get(demo.visitors[0].nickname)
    if (!demo || !first || (await demo.isBegun(first))) continue
    if (config.world) await queueWorld(runtime, path, world)
    await demo.arrive({ ...world, visitors, settled: async () => {} })
  }
}

export async function createDemo(runtime: Runtime): Promise<Demo> {
  const { people, served, now } = runtime
  const visitors = served.flatMap(({ path, demo }) =>
    (demo?.visitors ?? []).map((visitor) => ({ ...visitor, home: path })),
  )
  const nicknames = [...new Set(['demo', ...visitors.map(({ nickname }) => nickname)])]
  await playDemo(runtime, await accountsOf(runtime, nicknames))
  const context = () => people.accountsContext(undefined, ORIGIN)
  let known: Tokens | undefined
  return {
    // Who is in several of them is named by each, as they are called there.
    people: visitors.map(({ nickname, fullName, role, home }) => ({
      email: demoEmail(nickname),
      password: DEMO.password,
      fullName,
      role,
      home,
    })),
    async token() {
      if (known && Date.parse(known.expiresAt) - now() > EARLY_MS) return known.idToken
      try {
        known = await signIn(context(), { ...DEMO, deviceToken: known?.deviceToken })
        return known.idToken
      } catch (error) {
        if (error instanceof DomainError) return undefined
        throw error
      }
    },
  }
}
