import type { AddressBook } from '@longtable/core'
import type { Deps } from './deps.ts'
import type { SystemContext } from './feature.ts'
import type { Demo } from './demo.ts'
import type { PublicPage } from './public-page.ts'

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
  /** What there is to look at in development, made by the system's own mutations. */
  readonly demo: Demo
  /** The operator makes somebody an admin, or takes it back. */
  setAdmin(context: SystemContext, userId: string, isAdmin: boolean): Promise<void>
  /** Where it keeps people's addresses, which follow their accounts. */
  addresses?(deps: Pick<Deps, 'store'>): AddressBook
  /** Pages for everybody, with names of their own. */
  readonly pages?: readonly PublicPage[]
}
