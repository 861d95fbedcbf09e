import { below, type DocumentedWriter, pick } from '@longtable/testing'
import type { Person } from './people.ts'

export interface Work {
  readonly userId: string
  readonly goalIds: readonly string[]
  readonly tasks: readonly { readonly id: string; readonly goalId: string }[]
  readonly questIds: readonly string[]
}

const DAY_MS = 86_400_000

function task(writer: DocumentedWriter, userId: string, goalId: string) {
  const { put, id: newId, at, chance } = writer
  const id = newId('task')
  const createdAt = at()
  const dueAt = chance(0.5)
    ? new Date(Date.parse(createdAt) + 90 * DAY_MS).toISOString()
    : undefined
  put(`GOAL#${goalId}`, `TASK#${id}`, {
    type: 'Task',
    id,
    goalId,
    userId,
    title: `Task ${id}`,
    dueAt,
    nlpPlan: chance(0.2) ? 'by bus' : undefined,
    done: chance(0.4),
    createdAt,
    updatedAt: createdAt,
    ...(dueAt !== undefined &&
      chance(0.7) && { GSI1PK: `USER#${userId}`, GSI1SK: `ENTITY#Task#${dueAt}#${id}` }),
  })
  return { id, goalId }
}

function goal(writer: DocumentedWriter, userId: string): string {
  const { put, id: newId, at, chance, random } = writer
  const id = newId('goal')
  const createdAt = at()
  put(`USER#${userId}`, `GOAL#${id}`, {
    type: 'Goal',
    id,
    userId,
    title: `Goal ${id}`,
    description: chance(0.5) ? 'Long ways' : undefined,
    tags: ['Hiking'],
    status: pick(random, ['active', 'active', 'completed', 'paused']),
    createdAt,
    updatedAt: createdAt,
    GSI1PK: `USER#${userId}`,
    GSI1SK: `ENTITY#Goal#${createdAt}`,
  })
  for (let n = below(random, 3); n > 0; n--) {
    const milestoneId = newId('milestone')
    const madeAt = at()
    put(`USER#${userId}`, `MILESTONE#${id}#${milestoneId}`, {
      type: 'Milestone',
      id: milestoneId,
      goalId: id,
      userId,
      name: `Half of ${id}`,
      percentage: 50,
      achieved: false,
      createdAt: madeAt,
      updatedAt: madeAt,
      GSI1PK: `USER#${userId}`,
      GSI1SK: `ENTITY#Milestone#${madeAt}`,
    })
  }
  return id
}

function quest(writer: DocumentedWriter, { userId, goalIds, tasks }: Omit<Work, 'questIds'>) {
  const { put, id: newId, at, chance, some, random } = writer
  const id = newId('quest')
  const createdAt = at()
  const linkedGoalIds = some(goalIds)
  const linkedTaskIds = some(tasks).map((one) => one.id)
  const isLinked = linkedGoalIds.length + linkedTaskIds.length > 0 && chance(0.5)
  put(`USER#${userId}`, `QUEST#${id}`, {
    type: 'Quest',
    id,
    userId,
    title: `Quest ${id}`,
    difficulty: pick(random, ['easy', 'medium', 'hard']),
    rewardXp: below(random, 200),
    status: pick(random, ['active', 'active', 'completed', 'cancelled']),
    tags: [],
    ...(isLinked
      ? { kind: 'linked', linkedGoalIds, linkedTaskIds }
      : {
          kind: 'quantitative',
          targetCount: 1 + below(random, 4),
          countScope: 'any',
          startAt: '2020-01-01T00:00:00Z',
          periodSeconds: 100 * 365 * 86_400,
        }),
    createdAt,
    updatedAt: createdAt,
    GSI1PK: `USER#${userId}`,
    GSI1SK: `ENTITY#Quest#${createdAt}`,
  })
  return id
}

export function documentedWork(writer: DocumentedWriter, { id: userId }: Person): Work {
  const { random } = writer
  const goalIds = Array.from({ length: 1 + below(random, 3) }, () => goal(writer, userId))
  const tasks = goalIds.flatMap((goalId) =>
    Array.from({ length: below(random, 5) }, () => task(writer, userId, goalId)),
  )
  const own = { userId, goalIds, tasks }
  const questIds = Array.from({ length: below(random, 3) }, () => quest(writer, own))
  return { ...own, questIds }
}
