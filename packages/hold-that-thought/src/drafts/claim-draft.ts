import { settle } from '@longtable/core'
import { asRead, change, laterThan, type Patch } from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import type { Deps } from '@longtable/system'
import { Draft } from './draft.entity.ts'
import { draftById } from './draft.patterns.ts'

/** Longer than a page may take. */
const LEASE_MS = 360_000

/** Somebody else reads it now, or nobody has to any more: whatever was made is theirs, or nobody's. */
export class LostDraftError extends Error {}

interface Run {
  readonly draftId: string
  readonly run: number
}

const isStill = (draft: Draft | undefined, { run }: Run): draft is Draft =>
  draft?.status === 'processing' && draft.run === run

const newLease = ({ now }: Deps, { leaseUntil, updatedAt }: Draft): string =>
  laterThan(leaseUntil ?? updatedAt, new Date(now() + LEASE_MS).toISOString())

/** Undefined where there is nothing to do. Who had it before can write nothing from now on. */
export const claimDraft = (deps: Deps, run: Run): Promise<Draft | undefined> =>
  settle(`Draft ${run.draftId}`, async () => {
    const draft = await draftById(deps, run)
    if (!isStill(draft, run)) return undefined
    const patch = { leaseUntil: newLease(deps, draft) }
    const when = asRead(Draft, draft, 'status', 'run', 'leaseUntil')
    await deps.store.write([change(Draft, draft, { patch, when })])
    return { ...draft, ...patch }
  })

/** Only by who holds it, and only while it is being read. Gives it as it is then. */
export async function changeClaimed(deps: Deps, held: Draft, given: Patch<Draft>): Promise<Draft> {
  const updatedAt = laterThan(held.updatedAt, deps.stamp().at)
  const patch = { leaseUntil: newLease(deps, held), ...given, updatedAt }
  const when = asRead(Draft, held, 'status', 'run', 'leaseUntil')
  try {
    await deps.store.write([change(Draft, held, { patch, when })])
  } catch (error) {
    if (error instanceof ConditionFailedError) throw new LostDraftError()
    throw error
  }
  return { ...held, ...patch } as Draft
}
