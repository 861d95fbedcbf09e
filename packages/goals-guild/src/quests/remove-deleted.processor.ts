import { onChange } from '@longtable/core'
import { keyOf } from '@longtable/entity'
import { removeResource } from '../goals/remove-resource.ts'
import { linksOf } from './quest-links.ts'
import { Quest, QuestCount, QuestLink } from './quest.entity.ts'
import { questCountsOf } from './quest.patterns.ts'

/** Wherever it stops, the change comes again and the rest is still found: the quest goes last. */
export const removeDeletedQuests = onChange(
  'quests.remove-deleted',
  Quest,
  async ({ new: quest }, context) => {
    if (quest?.deletedAt === undefined) return
    const { store } = context
    await store.writeMany({ deletes: linksOf(quest).map((link) => keyOf(QuestLink, link)) })
    for await (const counts of questCountsOf.each(context, { questId: quest.id }))
      await store.writeMany({ deletes: counts.map((count) => keyOf(QuestCount, count)) })
    await removeResource(context, { resourceType: 'quest', resourceId: quest.id })
    await store.writeMany({ deletes: [keyOf(Quest, quest)] })
  },
)
