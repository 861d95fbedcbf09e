import { isDeepStrictEqual } from 'node:util'
import type { Report } from '../server/report.ts'
import type { Stage } from '../server/stage.ts'
import { type Person, settled, text } from './people.ts'
import { itemsNaming, placesOf } from './table.ts'
import type { Cast } from './users.ts'

const DAY_MS = 86_400_000

interface Made {
  readonly id: string
}

interface Page<T> {
  readonly items: readonly T[]
}

interface Milestone {
  readonly achieved: boolean
  readonly achievedAt: string | null
}

export const createGoal = async (owner: Person, title: string, more = ''): Promise<string> =>
  (await owner.ask<Made>(`mutation { createGoal(title: ${text(title)} ${more}) { id } }`)).id

export const createTask = async (
  owner: Person,
  goalId: string,
  { title, dueAt }: { readonly title: string; readonly dueAt?: string },
): Promise<string> => {
  const due = dueAt === undefined ? '' : `, dueAt: ${text(dueAt)}`
  const { id } = await owner.ask<Made>(
    `mutation { createTask(goalId: ${text(goalId)}, title: ${text(title)} ${due}) { id } }`,
  )
  return id
}

export const complete = (owner: Person, taskId: string) =>
  owner.ask(`mutation { completeTask(taskId: ${text(taskId)}) { done } }`)

export const undo = (owner: Person, taskId: string) =>
  owner.ask(`mutation { undoTask(taskId: ${text(taskId)}) { done } }`)

const titles = (page: Page<{ title: string }>) => page.items.map(({ title }) => title)

async function seeVisibility({ ana, ben, cem }: Cast, { see }: Report): Promise<void> {
  const hidden = await createGoal(ana, 'Für mich 🤫', ', tags: ["läufe"]')
  const shared = await createGoal(ana, 'للمتابعين', ', visibility: followers, tags: ["läufe"]')
  const open = await createGoal(ana, '走る 10 km', ', visibility: public, tags: ["LÄUFE"]')
  const { visibility } = await ana.ask<{ visibility: string }>(
    `{ goal(goalId: ${text(hidden)}) { visibility title } }`,
  )
  see('a goal is private unless I say otherwise', visibility === 'private', visibility)
  const list = `{ goals(userId: ${text(ana.id)}) { items { id title } } }`
  const seenBy = async (person: Person) =>
    (await person.ask<Page<Made>>(list)).items.map(({ id }) => id)
  const own = await seenBy(ana)
  see('I see my three', isDeepStrictEqual(own, [hidden, shared, open]))
  see('who follows me, two', isDeepStrictEqual(await seenBy(ben), [shared, open]))
  see('a stranger, the public one', isDeepStrictEqual(await seenBy(cem), [open]))
  const refused = await cem.refusal(`{ goal(goalId: ${text(shared)}) { title } }`)
  see('the others do not exist for them', refused?.code === 'NOT_FOUND', refused?.message)
  const foreign = await ben.refusal(
    `mutation { updateGoal(goalId: ${text(open)}, title: "mine") { id } }`,
  )
  see('to see is not to change', foreign?.code === 'FORBIDDEN', foreign?.message)
  const tagged = '{ goalsByTag(tag: "läufe") { items { title } } }'
  const before = titles(await cem.ask(tagged))
  see('a tag shows public goals only', isDeepStrictEqual(before, ['走る 10 km']), before)
  await ana.ask(`mutation { updateGoal(goalId: ${text(open)}, visibility: private) { id } }`)
  see('and no longer when it is private', titles(await cem.ask(tagged)).length === 0)
}

async function seeTasks({ ana }: Cast, { see }: Report): Promise<string> {
  const goalId = await createGoal(ana, 'Lernen: ქართული')
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  await createTask(ana, goalId, { title: 'some day' })
  await createTask(ana, goalId, { title: 'next week', dueAt: inDays(7) })
  const overdue = await createTask(ana, goalId, { title: 'yesterday', dueAt: inDays(-1) })
  await createTask(ana, goalId, { title: 'tomorrow', dueAt: inDays(1) })
  const due = (more = '') =>
    ana.ask<Page<{ title: string }>>(`{ tasksDue${more} { items { title } } }`)
  const order = titles(await due())
  see(
    'tasks due by date, without a date last',
    isDeepStrictEqual(order, ['yesterday', 'tomorrow', 'next week', 'some day']),
    order,
  )
  await complete(ana, overdue)
  const open = titles(await due())
  see('what is done is not due', !open.includes('yesterday'), open)
  const all = titles(await due('(includeDone: true)'))
  see('unless I ask for all', all.includes('yesterday'), all)
  const twice = await ana.refusal(`mutation { completeTask(taskId: ${text(overdue)}) { done } }`)
  see('it is done once', twice?.code === 'CONFLICT', twice?.message)
  return goalId
}

async function seeMilestone({ ana }: Cast, goalId: string, { see }: Report): Promise<void> {
  const mark = async (percentage: number) =>
    (
      await ana.ask<Made>(`mutation { createMilestone(goalId: ${text(goalId)},
        name: "So far 🏁", percentage: ${percentage}) { id } }`)
    ).id
  const look = (id: string) =>
    ana.ask<Milestone>(`{ milestone(goalId: ${text(goalId)}, milestoneId: ${text(id)}) {
      achieved achievedAt } }`)
  const achieved = (milestone: Milestone) => milestone.achieved
  const half = await mark(50)
  const [second = '', third = ''] = (
    await ana.ask<{ tasks: Page<Made> }>(`{ goal(goalId: ${text(goalId)}) {
      tasks(done: false) { items { id } } } }`)
  ).tasks.items.map(({ id: taskId }) => taskId)
  see('at 25 % it is not achieved', !(await look(half)).achieved)
  await complete(ana, second)
  const first = await settled(() => look(half), achieved)
  see('at 50 % it is', first.achieved, first)
  await undo(ana, second)
  await complete(ana, second)
  // Once this one is achieved, the changes before it have been looked at too.
  const more = await mark(75)
  await complete(ana, third)
  const next = await settled(() => look(more), achieved)
  const later = await look(half)
  see('and at 75 % the next one', next.achieved, next)
  see('once: undone and done again, the first is as it was', isDeepStrictEqual(later, first), later)
}

interface Entry {
  readonly kind: string
  readonly at: string
}

async function seeTimeline({ ana }: Cast, { see }: Report): Promise<void> {
  const entries = async (list: string) =>
    (await ana.ask<Page<Entry>>(`{ ${list} { items { kind at title } } }`)).items
  const whole = (await entries('timeline(first: 50)')).map(({ kind }) => kind)
  see(
    'the timeline goes by kind, as its index has it',
    isDeepStrictEqual(whole, [...whole].sort()) && whole.includes('Goal') && whole.includes('Task'),
    [...new Set(whole)],
  )
  const goals = await entries('timeline(kind: Goal)')
  see('or shows one kind', goals.length === 4 && goals.every(({ kind }) => kind === 'Goal'))
  const newest = (await entries('newestEntities')).map(({ at }) => at)
  see(
    'newest first over all kinds',
    newest.length > 4 && isDeepStrictEqual(newest, [...newest].sort().reverse()),
    newest,
  )
}

async function seeCascade(cast: Cast, { stage, goalId }: Below, { see }: Report): Promise<void> {
  const { ana } = cast
  const { tasks } = await ana.ask<{ tasks: Page<Made> }>(
    `{ goal(goalId: ${text(goalId)}) { tasks { items { id } } } }`,
  )
  const words = [goalId, ...tasks.items.map(({ id }) => id)]
  const before = await itemsNaming(stage.data, words)
  await ana.ask(`mutation { deleteGoal(goalId: ${text(goalId)}) { goalId } }`)
  const gone = await ana.refusal(`{ goal(goalId: ${text(goalId)}) { id } }`)
  const task = await ana.refusal(`{ task(taskId: ${text(words[1] ?? '')}) { id } }`)
  see(
    'a deleted goal is hidden at once with its tasks',
    gone?.code === 'NOT_FOUND' && task?.code === 'NOT_FOUND',
    gone?.message,
  )
  const left = await settled(
    () => itemsNaming(stage.data, words),
    (items) => items.length === 0,
  )
  see(
    'and soon nothing in the table names it',
    before.length > 8 && left.length === 0,
    left.length > 0 ? placesOf(left) : `${before.length} items are gone`,
  )
}

interface Below {
  readonly stage: Stage
  readonly goalId: string
}

export async function tourGoals(cast: Cast, stage: Stage, report: Report): Promise<void> {
  report.line('Build 3: goals, tasks, milestones')
  await seeVisibility(cast, report)
  const goalId = await seeTasks(cast, report)
  await seeMilestone(cast, goalId, report)
  await seeTimeline(cast, report)
  await seeCascade(cast, { stage, goalId }, report)
}
