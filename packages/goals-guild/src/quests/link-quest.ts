import { type ProcessorContext, settle } from '@longtable/core'
import { check, toItem } from '@longtable/entity'
import { ConditionFailedError, type Operation } from '@longtable/store'
import { ALIVE } from '../alive.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Task } from '../goals/task.entity.ts'
import { taskById, tasksIn, tasksOf } from '../goals/task.patterns.ts'
import { followTask } from './follow-task.ts'
import { linkedThings, linkTo } from './quest-links.ts'
import { linkCount } from './quest-rules.ts'
import { Quest, QuestLink } from './quest.entity.ts'

type Deps = Pick<ProcessorContext, 'store' | 'now'>

/** Each with the proof that what it leads to is still there. */
const LINKS_PER_WRITE = 45

const putLink = (link: QuestLink): Operation => ({ kind: 'put', item: toItem(QuestLink, link) })

/** Links to what is still there; a link to something that has gone would never be taken away. */
async function provenLinks(deps: Deps, quest: Quest): Promise<Operation[][]> {
  const { goals, tasks } = await linkedThings(deps, quest)
  return [
    ...goals.map(({ userId, id }) => [
      putLink(linkTo(quest, 'goal', id)),
      check(Goal, { userId, id }, ALIVE),
    ]),
    ...tasks.map(({ goalId, id }) => [
      putLink(linkTo(quest, 'task', id)),
      check(Task, { goalId, id }, 'present'),
    ]),
  ]
}

/** Nothing is written for a quest that was deleted meanwhile. */
export const writeLinks = (deps: Deps, quest: Quest): Promise<void> =>
  settle(`What quest ${quest.id} is linked to`, async () => {
    const links = await provenLinks(deps, quest)
    const alive = check(Quest, { userId: quest.userId, id: quest.id }, ALIVE)
    for (let start = 0; start < links.length; start += LINKS_PER_WRITE) {
      try {
        await deps.store.write([alive, ...links.slice(start, start + LINKS_PER_WRITE).flat()])
      } catch (error) {
        const isFailed = error instanceof ConditionFailedError
        if (isFailed && error.failures.some(({ operation }) => operation === 0)) return
        throw error
      }
    }
  })

const countNow = (deps: Deps, quest: Quest, { goalId, id }: Task): Promise<void> =>
  followTask(deps, quest, {
    at: Date.parse(quest.createdAt),
    look: async () => {
      const task = await taskById(deps, { goalId, id })
      return task && { task, isGone: false }
    },
  })

/** All that was done since it began, of a quest that others wrote and for which any task counts. */
export async function countEarlier(deps: Deps, quest: Quest): Promise<void> {
  const { kind, countScope, userId, status } = quest
  if (kind !== 'quantitative' || countScope === 'linked' || status !== 'active') return
  for await (const tasks of tasksOf.each(deps, { userId }))
    for (const task of tasks) if (task.done) await countNow(deps, quest, task)
}

/** Tasks that were done between the quest and its links have not looked at it. */
export async function countLinked(deps: Deps, quest: Quest): Promise<void> {
  if (quest.kind !== 'quantitative' || linkCount(quest) === 0) return
  const { goals, tasks } = await linkedThings(deps, quest)
  const count = (task: Task) => countNow(deps, quest, task)
  for (const task of tasks) if (task.done) await count(task)
  for (const { id: goalId } of goals)
    for await (const chunk of tasksIn.each(deps, { goalId }))
      for (const task of chunk) if (task.done) await count(task)
}
