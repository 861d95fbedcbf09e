import type { Costs } from '../harness.ts'
import type { HubSize } from './size.ts'

export const [LARGE, SMALL] = ['large', 'small'] as const

export interface HubFindings {
  readonly size: HubSize
  readonly openRoles: Costs
  readonly pipeline: Costs
  /** Milliseconds until everybody sees it, and until every role is where it belongs. */
  readonly change: { readonly act: number; readonly roles: number }
}
