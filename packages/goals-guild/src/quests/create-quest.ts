import { DomainError, notFound } from '@longtable/core'
import { check, findMany, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type * as z from 'zod'
import { ALIVE } from '../alive.ts'
import { Resource } from '../collaboration/resource.entity.ts'
import type { GuildContext } from '../context.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Task } from '../goals/task.entity.ts'
import { mutation } from '../mutation.ts'
import { QUEST_RATE } from '../rates.ts'
import { QuestFields } from './quest-fields.ts'
import { anyLink, tasksById } from './quest-links.ts'
import { defaultReward } from './quest-rules.ts'
import { questView } from './quest-views.ts'
import { Quest, QuestLink } from './quest.entity.ts'
import { questInView } from './quests.policy.ts'

type Input = z.infer<typeof QuestFields>

/** A client's "now" is a little old when it arrives. */
const START_SLACK_MS = 5 * 60_000

const invalid = (field: string, rule: string, reason: string) =>
  new DomainError('INVALID', reason, { message: `${field}: ${rule}.`, field })

/** What is not mine is unknown to me: a quest must not tell whether somebody else has it. */
const unknownLink = (field: string, id: string) => {
  const { code, reason, message } = notFound('quests.unknown-link', `${field}: ${id}`)
  return new DomainError(code, reason, { message, field })
}

interface Linked {
  readonly goals: readonly Goal[]
  readonly tasks: readonly Task[]
}

async function ownLinks(context: GuildContext, userId: string, input: Input): Promise<Linked> {
  const { linkedGoalIds = [], linkedTaskIds = [] } = input
  const goals = await findMany(
    context.store,
    Goal,
    linkedGoalIds.map((id) => ({ userId, id })),
  )
  const tasks = await tasksById(context, linkedTaskIds)
  return {
    goals: linkedGoalIds.map((id, place) => {
      const goal = goals[place]
      if (!goal || goal.deletedAt !== undefined) throw unknownLink('linkedGoalIds', id)
      return goal
    }),
    tasks: linkedTaskIds.map((id, place) => {
      const task = tasks[place]
      if (task?.userId !== userId) throw unknownLink('linkedTaskIds', id)
      return task
    }),
  }
}

/** Ownership is proved where it counts: each goal and task must still be there, and mine. */
const proofs = ({ goals, tasks }: Linked): Operation[] => [
  ...goals.map(({ userId, id }) => check(Goal, { userId, id }, ALIVE)),
  ...tasks.map(({ goalId, id, userId }) =>
    check(Task, { goalId, id }, { attribute: 'userId', equals: userId }),
  ),
]

function refuseDone(input: Input, { goals, tasks }: Linked): void {
  const isDone =
    goals.every(({ status }) => status === 'completed') && tasks.every(({ done }) => done)
  if (input.kind === 'linked' && isDone)
    throw new DomainError(
      'CONFLICT',
      'quests.done-already',
      'All linked goals and tasks are done already.',
    )
}

function newQuest(context: GuildContext, userId: string, input: Input): Quest {
  const { id, at } = context.stamp()
  const now = Date.parse(at)
  if (input.deadline !== undefined && Date.parse(input.deadline) <= now)
    throw invalid('deadline', 'must be in the future', 'quests.deadline')
  if (input.startAt !== undefined && Date.parse(input.startAt) < now - START_SLACK_MS)
    throw invalid('startAt', 'must not be in the past', 'quests.start')
  const startAt = input.startAt !== undefined && input.startAt > at ? input.startAt : at
  if (input.deadline !== undefined && input.kind === 'quantitative' && input.deadline <= startAt)
    throw invalid('deadline', 'must be after startAt', 'quests.deadline')
  return {
    ...input,
    ...(input.kind === 'quantitative' && { startAt, countScope: input.countScope ?? 'any' }),
    id,
    userId,
    rewardXp: input.rewardXp ?? defaultReward(input),
    status: 'active',
    progress: 0,
    createdAt: at,
    updatedAt: at,
  }
}

/**
 * The links follow by processor: with their proofs they would not fit into one transaction. Only the
 * one link that makes every task look at the quest comes with it.
 */
export const createQuest = mutation({
  name: 'createQuest',
  input: QuestFields,
  rate: QUEST_RATE,
  plan: async ({ context, actor: { id: userId }, input }) => {
    const linked = await ownLinks(context, userId, input)
    refuseDone(input, linked)
    const quest = newQuest(context, userId, input)
    const resource = { resourceType: 'quest', resourceId: quest.id, ownerId: userId } as const
    return {
      operations: [
        put(Quest, quest),
        put(Resource, { ...resource, title: quest.title }),
        ...anyLink(quest).map((link) => put(QuestLink, link)),
        ...proofs(linked),
      ],
      result: { questId: quest.id },
      audit: { action: 'QUEST_CREATED', resourceType: 'Quest', resourceId: quest.id },
    }
  },
  answer: async ({ context }, { questId }) =>
    questView(await questInView(context, questId), context.now()),
})
