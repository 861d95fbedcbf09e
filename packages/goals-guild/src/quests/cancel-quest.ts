import { DomainError, ThingId } from '@longtable/core'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { QUEST_RATE } from '../rates.ts'
import { endQuest } from './finish-quest.ts'
import { questView } from './quest-views.ts'
import { ownQuest, questInView } from './quests.policy.ts'

export const QuestInput = z.object({ questId: ThingId })

const ended = (status: string) =>
  new DomainError('CONFLICT', `quests.${status}`, `This quest is ${status} already.`)

/** Only an active quest can be cancelled: of a cancellation and a completion one wins. */
export const cancelQuest = mutation({
  name: 'cancelQuest',
  input: QuestInput,
  rate: QUEST_RATE,
  plan: async ({ context, input: { questId } }) => {
    const quest = await ownQuest(context, questId)
    if (quest.status !== 'active') throw ended(quest.status)
    return {
      operations: endQuest(quest, { status: 'cancelled', at: context.stamp().at }),
      result: { questId },
      audit: { action: 'QUEST_CANCELLED', resourceType: 'Quest', resourceId: questId },
    }
  },
  answer: async ({ context }, { questId }) =>
    questView(await questInView(context, questId), context.now()),
})
