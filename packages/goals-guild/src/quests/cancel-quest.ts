import { answered, DomainError, UlidId } from '@longtable/core'
import * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import { QUEST_RATE } from '../rates.ts'
import { endQuest } from './finish-quest.ts'
import { type QuestView, questView } from './quest-views.ts'
import { ownQuest, questInView } from './quests.policy.ts'

export const QuestInput = z.object({ questId: UlidId })

const ended = (status: string) =>
  new DomainError('CONFLICT', `quests.${status}`, `This quest is ${status} already.`)

/** Only an active quest can be cancelled: of a cancellation and a completion one wins. */
export async function cancelQuest(
  context: GuildContext,
  input: z.infer<typeof QuestInput>,
  requestId?: string,
): Promise<QuestView> {
  await registered(context)
  const { questId } = input
  const asked = { name: 'cancelQuest', input, requestId, rate: QUEST_RATE }
  await actWhileActive(context, asked, async () => {
    const quest = await ownQuest(context, questId)
    if (quest.status !== 'active') throw ended(quest.status)
    return {
      operations: endQuest(quest, { status: 'cancelled', at: context.stamp().at }),
      result: { questId },
      audit: { action: 'QUEST_CANCELLED', resourceType: 'Quest', resourceId: questId },
      onFailure: () => 'again' as const,
    }
  })
  return answered(async () => questView(await questInView(context, questId), context.now()))
}
