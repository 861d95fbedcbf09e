import type { UnreadableItemError } from '@longtable/entity'
import type { StoreTools } from '@longtable/store'
import type { Deps } from '../deps.ts'
import { type Mended, reconcile } from '../reconcile.ts'
import type { System } from '../system.ts'
import { adopt } from './adopt.ts'
import type { Adopted } from './report.ts'

interface AdoptSystemInput {
  readonly system: Pick<System, 'model' | 'adopters' | 'reconcilers'>
  readonly deps: Deps
  readonly tools: Pick<StoreTools, 'scan'>
  readonly isDry: boolean
  readonly progress?: (items: number) => void
}

export interface AdoptedSystem extends Adopted {
  readonly mended: readonly Mended[]
}

/** What is missing is added, then everything that is counted is counted anew. */
export async function adoptSystem(input: AdoptSystemInput): Promise<AdoptedSystem> {
  const { system, deps, tools, isDry, progress } = input
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
  const mended = await reconcile({ ...run, reconcilers: system.reconcilers, onUnreadable })
  const more = findings.size - adopted.findings.length
  return {
    ...adopted,
    findings: [...findings].sort(),
    findingCount: adopted.findingCount + more,
    mended,
  }
}
