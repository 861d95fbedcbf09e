import { settle } from '@longtable/core'
import { UnreadableItemError } from '@longtable/entity'
import { InvalidRequestError, type Item, type Operation } from '@longtable/store'
import type { AdoptReading, AdoptRule, AdoptStep } from './rule.ts'

interface Asking {
  readonly reading: AdoptReading
  /** Only looks. */
  readonly isDry: boolean
  readonly did?: (operations: readonly Operation[]) => void
  readonly found?: (finding: string) => void
}

/** What the step writes, and that the item it follows from is still there as it was. */
function guarded(item: Item, step: Extract<AdoptStep, { operations: unknown }>): Operation[] {
  const { operations, when = 'present' } = step
  const isOwn = operations.some(
    (one) => one.kind !== 'put' && one.key.PK === item.PK && one.key.SK === item.SK,
  )
  if (isOwn) return [...operations]
  return [...operations, { kind: 'check', key: { PK: item.PK, SK: item.SK }, when }]
}

/** What is told of an item instead of ending the run: it cannot be read, or makes what no store can hold. */
function findingOf(item: Item, error: unknown): string {
  if (error instanceof UnreadableItemError) return error.message
  if (error instanceof InvalidRequestError) return `${item.PK} / ${item.SK}: ${error.message}`
  throw error
}

async function stepsOf(rule: AdoptRule, item: Item, reading: AdoptReading) {
  try {
    return await rule.adopt(item, reading)
  } catch (error) {
    return [{ finding: findingOf(item, error) }]
  }
}

/** Asks one rule about one item until nobody has written in between; says whether it wrote. */
export async function askRule(rule: AdoptRule, item: Item, asking: Asking): Promise<boolean> {
  const { reading, isDry, did, found } = asking
  let current: Item | undefined = item
  let hasWritten = false
  await settle(`${rule.name} of ${item.PK} / ${item.SK}`, async () => {
    current ??= await reading.store.get({ PK: item.PK, SK: item.SK })
    if (!current) return
    const steps = await stepsOf(rule, current, reading)
    current = undefined
    for (const step of steps) {
      if ('finding' in step) {
        found?.(step.finding)
        continue
      }
      if (step.operations.length === 0) continue
      try {
        if (!isDry) await reading.store.write(guarded(item, step))
      } catch (error) {
        if (!(error instanceof InvalidRequestError)) throw error
        found?.(findingOf(item, error))
        continue
      }
      hasWritten ||= !isDry
      did?.(step.operations)
    }
  })
  return hasWritten
}
