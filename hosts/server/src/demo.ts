import { ensureDemoAccount, signIn } from '@longtable/accounts'
import type { Runtime } from './runtime.ts'

/** A person to try things with, in development only. */
export const DEMO = { email: 'demo@longtable.example', password: 'longtable demo person' }

const ORIGIN = { address: '127.0.0.1', agent: 'demo' }
const EARLY_MS = 120_000

export interface Demo {
  /** A token of the demo person that is good for a while. */
  token(): Promise<string>
}

export async function createDemo({ people }: Runtime): Promise<Demo> {
  const context = () => people.accountsContext(undefined, ORIGIN)
  await ensureDemoAccount(context(), { ...DEMO, groups: [] })
  let known: { idToken: string; expiresAt: string } | undefined
  return {
    async token() {
      if (!known || Date.parse(known.expiresAt) - Date.now() < EARLY_MS)
        known = await signIn(context(), DEMO)
      return known.idToken
    },
  }
}
