import { isOf, type Model, recognise } from '@longtable/entity'
import type { Item, StoreTools } from '@longtable/store'
import type { Deps } from '../deps.ts'
import { askRule } from './ask.ts'
import { adoptCheckpoint } from './checkpoint.ts'
import { type Adopted, createAdoptReport } from './report.ts'
import type { AdoptRule } from './rule.ts'

/** A run that was ended goes on with the segment it was in. */
const SEGMENTS = 16
/** Many writes that wait at the same moment share a commit. */
const AT_ONCE = 32

interface AdoptInput {
  readonly model: Pick<Model, 'table' | 'entities'>
  readonly deps: Pick<Deps, 'store' | 'system' | 'now'>
  readonly tools: Pick<StoreTools, 'scan'>
  readonly rules: readonly AdoptRule[]
  /** Names the run; one of the same name goes on where the last was ended. */
  readonly run: string
  /** Only looks, from the beginning. */
  readonly isDry: boolean
  /** Also says which items no entity of the model knows. */
  readonly saysUnknown?: boolean
  /** How many items were looked at so far. */
  readonly progress?: (items: number) => void
}

async function atOnce<T>(all: readonly T[], each: (one: T) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < all.length) await each(all[next++] as T)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, lane))
}

/**
 * Every item is shown to the rules that ask for it, while others go on writing. It may be ended
 * anywhere and run again: what is there is not written twice.
 */
export async function adopt(input: AdoptInput): Promise<Adopted> {
  const { model, deps, tools, rules, run, isDry, saysUnknown = false, progress } = input
  const { store, system, now } = deps
  const at = () => new Date(now()).toISOString()
  const names = rules.map(({ name }) => name).join()
  const place = { tableName: model.table.name, run, rules: names }
  const checkpoint = isDry ? undefined : adoptCheckpoint(system, place, now)
  const before = await checkpoint?.load()
  const report = createAdoptReport(model, before)
  const entities = Object.values(model.entities)

  async function look(item: Item, isLast: boolean): Promise<void> {
    const asked = rules.filter(
      (rule) => (rule.isLast ?? false) === isLast && isOf(rule.entity, item),
    )
    let current: Item | undefined = item
    for (const rule of asked) {
      const reading = { store, at: at(), isLive: false }
      const hasWritten = await askRule(rule, current, { reading, isDry, ...report })
      if (hasWritten) current = await store.get({ PK: item.PK, SK: item.SK })
      if (!current) return
    }
    if (saysUnknown && !isLast && asked.length === 0 && !recognise(entities, item))
      report.found(`${item.PK} / ${item.SK}: no entity has such a key`)
  }

  const passes = rules.some(({ isLast }) => isLast) ? 2 : 1
  for (let done = before?.segmentsDone ?? 0; done < passes * SEGMENTS; done++) {
    const isLast = done >= SEGMENTS
    for await (const items of tools.scan({ segment: done % SEGMENTS, segments: SEGMENTS })) {
      await atOnce(items, (item) => look(item, isLast))
      const seen = report.seen(isLast ? 0 : items.length)
      progress?.(seen)
    }
    const { findings, ...rest } = report.result()
    await checkpoint?.save({
      ...rest,
      findings: [...findings],
      segmentsDone: done + 1,
      updatedAt: at(),
    })
  }
  await checkpoint?.clear()
  return report.result()
}
