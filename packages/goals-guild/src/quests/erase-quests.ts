import { ConditionFailedError } from '@longtable/store'
import { type Deps, eraser, leaves, removes, removesOne } from '@longtable/system'
import { tombstoneQuest } from './delete-quest.ts'
import type { Quest } from './quest.entity.ts'
import { allQuestsOf } from './quest.patterns.ts'
import { XpTotal } from './xp.entity.ts'
import { xpEntriesOf } from './xp.patterns.ts'

async function bury({ store, stamp }: Deps, quest: Quest): Promise<void> {
  try {
    await store.write([tombstoneQuest(quest, stamp().at)])
  } catch (error) {
    // It has one already, or is gone.
    if (!(error instanceof ConditionFailedError)) throw error
  }
}

/** Quests get their tombstone, whose processor does the rest; experience goes with its ledger. */
export const eraseQuests = eraser('quests', [
  leaves(allQuestsOf, 'userId', bury),
  removes(xpEntriesOf, 'userId'),
  removesOne(XpTotal, 'userId'),
])
