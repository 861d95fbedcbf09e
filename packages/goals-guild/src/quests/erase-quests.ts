import { keyOf } from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import type { Eraser } from '@longtable/system'
import { tombstone } from './delete-quest.ts'
import { allQuestsOf } from './quest.patterns.ts'
import { XpEntry, XpTotal } from './xp.entity.ts'
import { xpEntriesOf } from './xp.patterns.ts'

/** Quests get their tombstone, whose processor does the rest; experience goes with its ledger. */
export const eraseQuests: Eraser = {
  name: 'quests',
  async erase({ store, stamp }, { userId }) {
    for await (const quests of allQuestsOf.each({ store }, { userId }))
      for (const quest of quests) {
        try {
          await store.write([tombstone(quest, stamp().at)])
        } catch (error) {
          // It has one already, or is gone.
          if (!(error instanceof ConditionFailedError)) throw error
        }
      }
    for await (const entries of xpEntriesOf.each({ store }, { userId }))
      await store.writeMany({ deletes: entries.map((entry) => keyOf(XpEntry, entry)) })
    await store.writeMany({ deletes: [keyOf(XpTotal, { userId })] })
  },
}
