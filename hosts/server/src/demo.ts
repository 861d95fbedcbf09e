import { ensureDemoAccount, signIn, type Tokens } from '@longtable/accounts'
import { DomainError } from '@longtable/core'
import { DEMO } from './demo-person.ts'
import type { Runtime } from './runtime.ts'

const ORIGIN = { address: '127.0.0.1', agent: 'demo', isLocal: true }
const EARLY_MS = 120_000

export interface Demo {
  /** A token of the demo person that is good for a while; none when it was asked for too often. */
  token(): Promise<string | undefined>
}

export async function createDemo({ people, served }: Runtime): Promise<Demo> {
  const context = () => people.accountsContext(undefined, ORIGIN)
  const userId = await ensureDemoAccount(context(), { ...DEMO, groups: [] })
  for (const system of served) await system.welcome({ userId, email: DEMO.email })
  let known: Tokens | undefined
  return {
    async token() {
      if (known && Date.parse(known.expiresAt) - Date.now() > EARLY_MS) return known.idToken
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
