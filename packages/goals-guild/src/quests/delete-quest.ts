import { change } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { admin, type GuildContext } from '../context.ts'
import { QUEST_RATE } from '../rates.ts'
import type { QuestInput } from './cancel-quest.ts'
import { Quest } from './quest.entity.ts'
import { questInView } from './quests.policy.ts'

/** Hides the quest at once; a processor removes its links and counts, and the quest last. */
export const tombstone = (quest: Quest, at: string): Operation =>
  change(Quest, quest, {
    patch: { deletedAt: at, updatedAt: at },
    when: { all: ['present', { attribute: 'deletedAt', missing: true }] },
  })

/** By admins only. Experience that was paid for it stays. */
export async function deleteQuest(
  context: GuildContext,
  input: z.infer<typeof QuestInput>,
  requestId?: string,
): Promise<{ readonly questId: string }> {
  await admin(context, 'deleteQuest')
  const { questId } = input
  const asked = { name: 'deleteQuest', input, requestId, rate: QUEST_RATE }
  return actWhileActive(context, asked, async () => {
    const quest = await questInView(context, questId)
    return {
      operations: [tombstone(quest, context.stamp().at)],
      result: { questId },
      audit: {
        action: 'QUEST_DELETED',
        resourceType: 'Quest',
        resourceId: questId,
        metadata: { ownerId: quest.userId },
      },
      onFailure: () => 'again' as const,
    }
  })
}
