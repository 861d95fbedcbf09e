import { isDeepStrictEqual } from 'node:util'
import type { Report } from '../server/report.ts'
import type { Stage } from '../server/stage.ts'
import { complete, createGoal, createTask, undo } from './goals.ts'
import { type Person, settled, text } from './people.ts'
import { itemsNaming, placesOf } from './table.ts'
import type { Cast } from './users.ts'

interface Quest {
  readonly id: string
  readonly status: string
  readonly progress: number
  readonly target: number
  readonly rewardXp: number
}

interface Xp {
  readonly xp: number
  readonly level: number
}

const FIELDS = '{ id status progress target rewardXp }'

const createQuest = (owner: Person, fields: string) =>
  owner.ask<Quest>(`mutation { createQuest(title: "Квест", ${fields}) ${FIELDS} }`)

const questOf = (owner: Person, id: string) =>
  owner.ask<Quest>(`{ quest(questId: ${text(id)}) ${FIELDS} }`)

const reaches = (owner: Person, id: string, progress: number) =>
  settled(
    () => questOf(owner, id),
    (quest) => quest.progress === progress,
  )

const completes = (owner: Person, id: string) =>
  settled(
    () => questOf(owner, id),
    ({ status }) => status === 'completed',
  )

const xpOf = (person: Person) => person.ask<Xp>('{ myXp { xp level } }')

const paidTo = async (person: Person) =>
  (await person.ask<{ items: { questId: string }[] }>('{ myXpEntries { items { questId xp } } }'))
    .items

async function seeLinked({ ana, ben }: Cast, { see }: Report): Promise<void> {
  const goalId = await createGoal(ben, 'Ben’s goal')
  const taskId = await createTask(ben, goalId, { title: 'Ben’s task' })
  const foreign = await createGoal(ana, 'Ana’s goal', ', visibility: public')
  const refused = await ben.refusal(`mutation { createQuest(title: "x", difficulty: easy,
    kind: linked, linkedGoalIds: [${text(foreign)}]) { id } }`)
  see('what is linked has to be mine', refused?.field === 'linkedGoalIds', refused)
  const quest = await createQuest(
    ben,
    `difficulty: hard, rewardXp: 400, kind: linked,
    linkedGoalIds: [${text(goalId)}], linkedTaskIds: [${text(taskId)}]`,
  )
  await complete(ben, taskId)
  const half = await reaches(ben, quest.id, 1)
  see('a linked quest follows its task', half.status === 'active' && half.progress === 1, half)
  await ben.ask(`mutation { setGoalStatus(goalId: ${text(goalId)}, status: completed) { id } }`)
  const whole = await completes(ben, quest.id)
  see('and completes with its goal, on the server', whole.status === 'completed', whole)
  await undo(ben, taskId)
  await complete(ben, taskId)
  await ben.ask(`mutation { setGoalStatus(goalId: ${text(goalId)}, status: active) { id } }`)
  await ben.ask(`mutation { setGoalStatus(goalId: ${text(goalId)}, status: completed) { id } }`)
  const [xp, entries] = [await xpOf(ben), await paidTo(ben)]
  see('400 XP are level 3', isDeepStrictEqual(xp, { xp: 400, level: 3 }), xp)
  see('paid once, also when all is done again', entries.length === 1, entries)
}

async function seeQuantitative({ cem }: Cast, { see }: Report): Promise<void> {
  const goalId = await createGoal(cem, '数える')
  const tasks = [
    await createTask(cem, goalId, { title: 'one' }),
    await createTask(cem, goalId, { title: 'two' }),
  ]
  const [one = '', two = ''] = tasks
  const quest = await createQuest(
    cem,
    'difficulty: medium, kind: quantitative, targetCount: 2, periodSeconds: 345600',
  )
  see('its reward grows with the root of its days', quest.rewardXp === 200, quest)
  await complete(cem, one)
  see('one task counts', (await reaches(cem, quest.id, 1)).progress === 1)
  await undo(cem, one)
  see('undone, it does not', (await reaches(cem, quest.id, 0)).progress === 0)
  await complete(cem, one)
  await complete(cem, two)
  const done = await completes(cem, quest.id)
  see('at its number the quest completes', done.status === 'completed', done)
  const [xp, entries] = [await xpOf(cem), await paidTo(cem)]
  see('and pays once', xp.xp === 200 && entries.length === 1, { ...xp, entries })
}

async function seeLeaderboards(cast: Cast, { see }: Report): Promise<void> {
  const { ana, ben, cem, dora } = cast
  const ours = Object.values(cast).map(({ id }) => id)
  // The demo people of the server may have experience as well.
  const standings = async (viewer: Person, list: string) =>
    (
      await viewer.ask<{ items: (Xp & { user: { id: string } })[] }>(
        `{ ${list} { items { user { id nickname } xp level } } }`,
      )
    ).items.flatMap(({ user, xp, level }) => (ours.includes(user.id) ? [[user.id, xp, level]] : []))
  const overall = await standings(ana, 'leaderboard')
  see(
    'overall',
    isDeepStrictEqual(overall, [
      [ben.id, 400, 3],
      [cem.id, 200, 2],
    ]),
    overall,
  )
  const followed = await standings(dora, 'followedLeaderboard')
  see(
    'among those I follow',
    isDeepStrictEqual(followed, [
      [ben.id, 400, 3],
      [dora.id, 0, 1],
    ]),
    followed,
  )
  const unseen = await standings(ben, 'leaderboard')
  see('without whom I block', isDeepStrictEqual(unseen, [[ben.id, 400, 3]]), unseen)
}

async function seeEnds({ ana, dora }: Cast, stage: Stage, { see }: Report): Promise<void> {
  const goalId = await createGoal(dora, 'Στόχος')
  const taskId = await createTask(dora, goalId, { title: 'μία' })
  const quest = await createQuest(
    dora,
    'difficulty: easy, kind: quantitative, targetCount: 1, periodSeconds: 86400',
  )
  const cancel = `mutation { cancelQuest(questId: ${text(quest.id)}) { status } }`
  await dora.ask(cancel)
  const again = await dora.refusal(cancel)
  see('a quest is cancelled once', again?.code === 'CONFLICT', again?.message)
  await complete(dora, taskId)
  const remove = `mutation { deleteQuest(questId: ${text(quest.id)}) { questId } }`
  const refused = await dora.refusal(remove)
  see('its owner cannot delete it', refused?.reason === 'users.not-admin', refused?.message)
  await ana.ask(remove)
  const gone = await dora.refusal(`{ quest(questId: ${text(quest.id)}) { id } }`)
  see('an admin can', gone?.code === 'NOT_FOUND', gone?.message)
  const left = await settled(
    () => itemsNaming(stage.data, [quest.id]),
    (items) => items.length === 0,
  )
  see('and soon nothing in the table names it', left.length === 0, placesOf(left))
  see('what was cancelled pays nothing', (await xpOf(dora)).xp === 0)
}

export async function tourQuests(cast: Cast, stage: Stage, report: Report): Promise<void> {
  report.line('Build 4: quests and XP')
  await seeLinked(cast, report)
  await seeQuantitative(cast, report)
  await seeLeaderboards(cast, report)
  await seeEnds(cast, stage, report)
}
