import { change } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { ALIVE } from '../alive.ts'
import { adminMutation } from '../mutation.ts'
import { QUEST_RATE } from '../rates.ts'
import { QuestInput } from './cancel-quest.ts'
import { Quest } from './quest.entity.ts'
import { questInView } from './quests.policy.ts'

/** Hides the quest at once; a processor removes its links and counts, and the quest last. */
export const tombstoneQuest = (quest: Quest, at: string): Operation =>
  change(Quest, quest, { patch: { deletedAt: at, updatedAt: at }, when: ALIVE })

/** By admins only. Experience that was paid for it stays. */
export const deleteQuest = adminMutation({
  name: 'deleteQuest',
  input: QuestInput,
  rate: QUEST_RATE,
  plan: async ({ context, input: { questId } }) => {
    const quest = await questInView(context, questId)
    return {
      operations: [tombstoneQuest(quest, context.stamp().at)],
      result: { questId },
      audit: {
        action: 'QUEST_DELETED',
        resourceType: 'Quest',
        resourceId: questId,
        metadata: { ownerId: quest.userId },
      },
    }
  },
})
