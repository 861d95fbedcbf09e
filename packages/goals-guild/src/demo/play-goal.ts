import type { Who } from './cast.ts'
import type { Story, Thread } from './story.ts'

/** A step: done so many days ago, or due in so many (less than none: overdue). */
export type GoalStep =
  | { readonly title: string; readonly done: number; readonly time?: string }
  | { readonly title: string; readonly due?: number; readonly time?: string }

/** Rewards what is linked: some steps by their titles, or the whole goal. */
interface GoalQuest {
  readonly title: string
  readonly description?: string
  readonly difficulty: 'easy' | 'medium' | 'hard'
  readonly rewardXp?: number
  readonly steps?: readonly string[]
}

export interface GoalStory {
  readonly who: Who
  readonly title: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly visibility: 'public' | 'followers' | 'private'
  /** Days ago. */
  readonly began: number
  readonly deadline?: number
  readonly milestones?: readonly (readonly [name: string, percentage: number])[]
  readonly steps: readonly GoalStep[]
  readonly quests?: readonly GoalQuest[]
  readonly plan?: Readonly<Record<string, string>>
  /** Days ago; everything of it is done by then. */
  readonly completed?: number
  readonly paused?: number
  readonly groupId?: string
}

export interface PlayedGoal {
  readonly goalId: string
  readonly thread: Thread
  taskId(title: string): string
}

const isDone = (step: GoalStep): step is Extract<GoalStep, { done: number }> => 'done' in step

/** Sets a goal with all that belongs to it, on the day it began. */
export async function setGoal(story: Story, name: string, goal: GoalStory): Promise<PlayedGoal> {
  const { who, title, description, tags = [], visibility, deadline, plan, groupId } = goal
  const thread = story.thread(name)
  thread.on(goal.began, '07:40')
  const { id: goalId } = await thread.does(who, 'createGoal', {
    title,
    description,
    tags,
    visibility,
    groupId,
    nlpPlan: plan,
    ...(deadline !== undefined && { deadline: story.moment(deadline, '20:00') }),
  })
  for (const [milestone, percentage] of goal.milestones ?? [])
    await thread.does(who, 'createMilestone', { goalId, name: milestone, percentage })
  const ids = new Map<string, string>()
  for (const step of goal.steps) {
    const dueAt =
      isDone(step) || step.due === undefined ? undefined : story.moment(step.due, step.time)
    const { id } = await thread.does(who, 'createTask', { goalId, title: step.title, dueAt })
    ids.set(step.title, id)
  }
  const taskId = (wanted: string) => {
    const id = ids.get(wanted)
    if (id === undefined) throw new Error(`${title} has no step ${wanted}.`)
    return id
  }
  for (const { steps, ...quest } of goal.quests ?? [])
    await thread.does(who, 'createQuest', {
      ...quest,
      kind: 'linked',
      ...(steps ? { linkedTaskIds: steps.map(taskId) } : { linkedGoalIds: [goalId] }),
    })
  return { goalId, thread, taskId }
}

/** What was done of it since, in the order of the days. */
export async function workOn(goal: GoalStory, played: PlayedGoal): Promise<void> {
  const { goalId, thread, taskId } = played
  const done = goal.steps.filter(isDone).toSorted((a, b) => b.done - a.done)
  for (const step of done) {
    thread.on(step.done, step.time ?? '18:20')
    await thread.does(goal.who, 'completeTask', { taskId: taskId(step.title) })
  }
  const end = goal.completed ?? goal.paused
  if (end === undefined) return
  thread.on(end, '20:15')
  const status = goal.completed === undefined ? 'paused' : 'completed'
  await thread.does(goal.who, 'setGoalStatus', { goalId, status })
}

/** From its first day to this one. */
export async function playGoal(story: Story, name: string, goal: GoalStory): Promise<PlayedGoal> {
  const played = await setGoal(story, name, goal)
  await workOn(goal, played)
  return played
}
