import { settle } from '@longtable/core'
import { change } from '@longtable/entity'
import { type Deps, reconciler } from '@longtable/system'
import { recountQuest } from './count-task.ts'
import { Quest } from './quest.entity.ts'
import { levelOf } from './xp.ts'
import { XpTotal } from './xp.entity.ts'
import { xpEntriesOf, xpTotalOf } from './xp.patterns.ts'

const TRIES_MAX = 20

async function recountProgress(deps: Deps, quest: Quest): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) if (await recountQuest(deps, quest)) return
  throw new Error(`Quest ${quest.id} does not stand still; count it later.`)
}

/** The ledger is the truth; the total and its level follow from it. */
const resumTotal = (deps: Deps, userId: string): Promise<void> =>
  settle(`The total of ${userId}`, async () => {
    const total = await xpTotalOf(deps, { userId })
    if (!total) return
    let xp = 0
    for await (const entries of xpEntriesOf.each(deps, { userId }))
      for (const entry of entries) xp += entry.xp
    if (xp === total.xp && levelOf(xp) === total.level) return
    const when = { attribute: 'xp', equals: total.xp } as const
    await deps.store.write([change(XpTotal, total, { patch: { xp, level: levelOf(xp) }, when })])
  })

export const reconcileQuests = [
  reconciler(Quest, async (deps, quest) => {
    if (quest.kind === 'quantitative') await recountProgress(deps, quest)
  }),
  reconciler(XpTotal, (deps, { userId }) => resumTotal(deps, userId)),
]
