import { type HeadRecorder, sealUnsealed } from '@longtable/core'
import type { UnreadableItemError } from '@longtable/entity'
import type { StoreTools } from '@longtable/store'
import type { Deps } from '../deps.ts'
import { type Mended, reconcile } from '../reconcile.ts'
import type { System } from '../system.ts'
import { adopt } from './adopt.ts'
import type { Adopted } from './report.ts'

interface AdoptSystemInput {
  readonly system: Pick<System, 'model' | 'rows' | 'adopters' | 'reconcilers'>
  readonly deps: Deps
  readonly tools: Pick<StoreTools, 'scan'>
  readonly isDry: boolean
  /** Tells outside the store how far the audit log is sealed. */
  readonly recordHead: HeadRecorder
  readonly progress?: (items: number) => void
}

export interface AdoptedSystem extends Adopted {
  readonly mended: readonly Mended[]
}

/** What is missing is added, audit entries are sealed, then everything that is counted is counted anew. */
export async function adoptSystem(input: AdoptSystemInput): Promise<AdoptedSystem> {
  const { system, deps, tools, isDry, recordHead, progress } = input
  const { rows } = system
  const run = { deps, tools, isDry, ...(progress && { progress }) }
  const adopted = await adopt({
    ...run,
    model: system.model,
    rules: system.adopters,
    run: 'adopt',
    saysUnknown: true,
  })
  const findings = new Set(adopted.findings)
  const onUnreadable = ({ message }: UnreadableItemError) => void findings.add(message)
  const { store, now } = deps
  const sealed = await sealUnsealed({ store, now, tools, rows, recordHead, isDry, onUnreadable })
  const mended = await reconcile({ ...run, reconcilers: system.reconcilers, onUnreadable })
  const more = findings.size - adopted.findings.length
  return {
    ...adopted,
    counts: { ...adopted.counts, ...(sealed > 0 && { [`sealed ${rows.AuditLog.type}`]: sealed }) },
    findings: [...findings].sort(),
    findingCount: adopted.findingCount + more,
    mended,
  }
}
