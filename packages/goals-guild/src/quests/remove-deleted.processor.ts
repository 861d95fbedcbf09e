import { onChange } from '@longtable/core'
import { removeAll, removeEach } from '@longtable/entity'
import { removeResource } from '../goals/remove-resource.ts'
import { linksOf } from './quest-links.ts'
import { Quest, QuestLink } from './quest.entity.ts'
import { questCountsOf } from './quest.patterns.ts'

/** Wherever it stops, the change comes again and the rest is still found: the quest goes last. */
export const removeDeletedQuests = onChange(
  'quests.remove-deleted',
  Quest,
  async ({ new: quest }, context) => {
    if (quest?.deletedAt === undefined) return
    await removeEach(context, QuestLink, linksOf(quest))
    await removeAll(context, questCountsOf, { questId: quest.id })
    await removeResource(context, { resourceType: 'quest', resourceId: quest.id })
    await removeEach(context, Quest, [quest])
  },
)
