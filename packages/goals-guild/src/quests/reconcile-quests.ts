import { change, fromItem, isOf } from '@longtable/entity'
import { ConditionFailedError, type StoreTools } from '@longtable/store'
import type { GuildDeps } from '../context.ts'
import { recountQuest } from './count-task.ts'
import { Quest } from './quest.entity.ts'
import { levelOf } from './xp.ts'
import { XpTotal } from './xp.entity.ts'
import { xpEntriesOf, xpTotalOf } from './xp.patterns.ts'

const TRIES_MAX = 20

type Deps = Pick<GuildDeps, 'store' | 'now'>

/** Until nobody has written in between. */
async function settle(name: string, attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) if (await attempt()) return
  throw new Error(`${name} does not stand still; count it later.`)
}

/** The ledger is the truth; the total and its level follow from it. */
async function resumTotal(deps: Deps, userId: string): Promise<boolean> {
  const total = await xpTotalOf(deps, { userId })
  if (!total) return true
  let xp = 0
  for await (const entries of xpEntriesOf.each(deps, { userId }))
    for (const entry of entries) xp += entry.xp
  const patch = { xp, level: levelOf(xp) }
  const when = { attribute: 'xp', equals: total.xp } as const
  try {
    await deps.store.write([change(XpTotal, total, { patch, when })])
    return true
  } catch (error) {
    if (error instanceof ConditionFailedError) return false
    throw error
  }
}

/** Counts every quest and every total anew and mends what is wrong: for the operator only. */
export async function reconcileQuests(deps: Deps, tools: Pick<StoreTools, 'scan'>): Promise<void> {
  for await (const items of tools.scan())
    for (const item of items) {
      if (isOf(Quest, item)) {
        const quest = fromItem(Quest, item)
        if (quest.kind === 'quantitative')
          await settle(`Quest ${quest.id}`, () => recountQuest(deps, quest))
      }
      if (isOf(XpTotal, item)) {
        const { userId } = fromItem(XpTotal, item)
        await settle(`The total of ${userId}`, () => resumTotal(deps, userId))
      }
    }
}
