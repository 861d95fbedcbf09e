import { settle } from '@longtable/core'
import { change } from '@longtable/entity'
import { type Deps, reconciler } from '@longtable/system'
import { recountQuest } from './count-task.ts'
import { Quest } from './quest.entity.ts'
import { levelOf } from './xp.ts'
import { XpTotal } from './xp.entity.ts'
import { xpEntriesOf, xpTotalOf } from './xp.patterns.ts'

const recountProgress = (deps: Deps, quest: Quest): Promise<boolean> =>
  settle(`Quest ${quest.id}`, async () => (await recountQuest(deps, quest)) || 'again')

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
