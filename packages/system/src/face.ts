import type { AddressBook } from '@longtable/core'
import type { Deps } from './deps.ts'
import type { SystemContext } from './feature.ts'
import type { Play } from './play.ts'

/** An operation that shows what one can ask for. */
export interface Example {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
}

/** How people and operators meet a system. */
export interface Face {
  readonly title: string
  readonly text: string
  /** `/goalsguild`; its GraphQL is below it. */
  readonly path: string
  readonly examples: readonly Example[]
  /** Makes the demo person at home here, in development, by the system's own mutations. */
  welcome(context: SystemContext, play: Play): Promise<void>
  /** The operator makes somebody an admin, or takes it back. */
  setAdmin(context: SystemContext, userId: string, isAdmin: boolean): Promise<void>
  /** Where it keeps people's addresses, which follow their accounts. */
  addresses?(deps: Pick<Deps, 'store'>): AddressBook
}
