import { type Model, recognise } from '@longtable/entity'
import type { Key, Operation } from '@longtable/store'
import type { AdoptRun } from './checkpoint.ts'

/** Who has a million gets the idea; all of them are one item, whatever their characters. */
const FINDINGS_MAX = 300
const FINDING_CHARACTERS_MAX = 300

export interface Adopted {
  /** How many items were looked at. */
  readonly items: number
  /** `added Resource`, `completed Goal`, `removed RoomMember`: how many of each. */
  readonly counts: Readonly<Record<string, number>>
  /** What is contradictory or cannot be read, and was left alone; the first few hundred. */
  readonly findings: readonly string[]
  readonly findingCount: number
}

const keyOf = (operation: Operation): Key =>
  operation.kind === 'put' ? operation.item : operation.key

const VERBS = { put: 'added', update: 'completed', delete: 'removed' } as const

/** Adds up what a run does; goes on from what an earlier part of it has done. */
export function createAdoptReport(model: Pick<Model, 'entities'>, before?: AdoptRun) {
  const entities = Object.values(model.entities)
  const counts = new Map(Object.entries(before?.counts ?? {}))
  const findings = new Set(before?.findings)
  let findingCount = before?.findingCount ?? 0
  let items = before?.items ?? 0
  return {
    seen(count: number): number {
      items += count
      return items
    },
    did(operations: readonly Operation[]): void {
      for (const operation of operations) {
        if (operation.kind === 'check') continue
        const type = recognise(entities, keyOf(operation))?.type ?? 'row of a former key'
        const name = `${VERBS[operation.kind]} ${type}`
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
    },
    found(text: string): void {
      const finding = text.slice(0, FINDING_CHARACTERS_MAX).toWellFormed()
      if (findings.has(finding)) return
      findingCount += 1
      if (findings.size < FINDINGS_MAX) findings.add(finding)
    },
    result: (): Adopted => ({
      items,
      counts: Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1))),
      findings: [...findings].sort(),
      findingCount,
    }),
  }
}
