import type { Model } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import type { Store, StoreTools } from '@longtable/store'
import type { FilesTracked } from './tracked-files.ts'
import type { Verifier } from './verifier.ts'
import { verify } from './verify.ts'
import { verifyFiles } from './verify-files.ts'

interface Inspecting {
  readonly model: Pick<Model, 'table' | 'entities'>
  readonly verifiers: readonly Verifier[]
  readonly tracked: readonly FilesTracked[]
  readonly store: Store
  readonly tools: Pick<StoreTools, 'scan'>
  readonly files: ObjectStore
  /** Epoch milliseconds. */
  readonly now: () => number
}

export interface Inspected {
  readonly items: number
  readonly objects: number
  readonly bytes: number
  readonly problems: readonly string[]
}

/** It may throw, and so end it. */
export type Inspect = (progress: (objects: number) => Promise<void>) => Promise<Inspected>

async function look(inspecting: Inspecting, ...[progress]: Parameters<Inspect>) {
  const { tracked, tools, files, now } = inspecting
  const items = await verify({ ...inspecting, now: now() })
  // Objects of nobody are no loss, and may be another system's.
  const objects = await verifyFiles({
    files,
    tables: [{ tools, tracked }],
    mayBeUntracked: true,
    progress,
  })
  return {
    items: items.items,
    objects: objects.objects,
    bytes: objects.bytes,
    problems: [...items.problems, ...objects.problems],
  }
}

/**
 * What `verify` looks for, while people go on: what somebody was just writing is found wrong once, and
 * only what is wrong twice is a problem.
 */
export const inspecting =
  (given: Inspecting): Inspect =>
  async (progress) => {
    const first = await look(given, progress)
    if (first.problems.length === 0) return first
    const second = await look(given, progress)
    const before = new Set(first.problems)
    return { ...second, problems: second.problems.filter((problem) => before.has(problem)) }
  }
