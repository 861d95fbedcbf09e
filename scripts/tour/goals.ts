import { keyOf } from '@longtable/entity'
import { ggCore, Task } from '@longtable/goals-guild'
import type { Key } from '@longtable/store'
import { type Person, registered, settled, text } from './person.ts'
import { type Stage, tour, type TourPlace } from './stage.ts'

const TASKS = 100
/** What was done, and how often, is remembered for a while. */
const MEMORIES = ['AuditLog', 'Request', 'RateLimit', 'Marker']

interface Cast {
  readonly ana: Person
  readonly ben: Person
  readonly cem: Person
}

async function seePeople({ client, report: { chapter, see } }: Stage): Promise<Cast> {
  chapter('Ana, Ben and Cem register; Ben follows Ana, Ana blocks Cem')
  const [ana, ben, cem] = [
    await registered(client, 'ana'),
    await registered(client, 'ben'),
    await registered(client, 'cem'),
  ]
  await ben.does(`followUser(followeeId: ${text(ana.id)}) { createdAt }`)
  const seen = await ben.asks('{ userByNickname(nickname: "ANA") { fullName followerCount } }')
  see('Ben sees Ana and that he follows her', seen.followerCount === 1, seen)
  const email = await ben.mayNot(`{ profile(id: ${text(ana.id)}) { email birthDate } }`)
  see('but nothing private', email?.code === 'FORBIDDEN', email?.message)
  await ana.does(`blockUser(userId: ${text(cem.id)}) { isBlocked }`)
  const hidden = await cem.mayNot(`{ user(id: ${text(ana.id)}) { id } }`)
  see('for Cem there is no Ana', hidden?.code === 'NOT_FOUND', hidden?.message)
  return { ana, ben, cem }
}

async function seeGoal({ ana, ben, cem }: Cast, { report: { chapter, see } }: Stage) {
  chapter('Ana has a goal for those who follow her, with two tasks, a milestone and a quest')
  const goal = await ana.does('createGoal(title: "走る 10 km 🏃🏽‍♀️", visibility: followers) { id }')
  const of = `goalId: ${text(goal.id)}`
  const shoes = await ana.does(`createTask(${of}, title: "Shoes") { id }`)
  await ana.does(`createTask(${of}, title: "5 km") { id }`)
  await ana.does(`createMilestone(${of}, name: "Half way", percentage: 50) { id }`)
  const quest = await ana.does(`createQuest(title: "Get ready", kind: linked, difficulty: easy,
    linkedTaskIds: [${text(shoes.id)}], rewardXp: 50) { id }`)
  const list = `{ goals(userId: ${text(ana.id)}) { items { title } } }`
  see('Ben sees it', (await ben.asks(list)).items.length === 1)
  const unseen = await cem.mayNot(`{ goal(${of}) { title } }`)
  see('Cem does not', unseen?.code === 'NOT_FOUND', unseen?.message)

  await ana.does(`completeTask(taskId: ${text(shoes.id)}) { done }`)
  const whole = `{ goal(${of}) { progress milestones { items { name achieved } } } }`
  const half = await settled(
    () => ana.asks(whole),
    ({ milestones }) => milestones.items[0].achieved,
  )
  see('a task done is half of it', half.progress === 50 && half.milestones.items[0].achieved, half)
  const done = await settled(
    () => ana.asks(`{ quest(questId: ${text(quest.id)}) { status progress target } }`),
    ({ status }) => status === 'completed',
  )
  see('and the quest', done.status === 'completed', done)
  const board = await settled(
    () => ben.asks('{ followedLeaderboard { items { user { nickname } xp level } } }'),
    ({ items }) => items[0]?.xp === 50,
  )
  see('which Ben sees on the board', board.items[0]?.user.nickname === 'ana', board.items)
}

/** Kills while it removes what hangs on a goal; the next server goes on. */
async function seeKill(
  { ana }: Cast,
  { open, report, program, killAndStart }: Stage,
): Promise<void> {
  const { chapter, see } = report
  chapter(`Ana deletes a goal with ${TASKS} tasks, and the server is killed meanwhile`)
  const { id: goalId } = await ana.does('createGoal(title: "Doomed") { id }')
  const keys: Key[] = []
  for (let n = 0; n < TASKS; n++) {
    const { id } = await ana.does(`createTask(goalId: ${text(goalId)}, title: "${n}") { id }`)
    keys.push(keyOf(Task, { goalId, id }))
  }
  const engine = await open([ggCore])
  const left = async () =>
    (await engine.table(ggCore.name).getMany(keys)).filter((item) => item !== undefined).length
  await ana.does(`deleteGoal(goalId: ${text(goalId)}) { goalId }`)
  while ((await left()) === TASKS) continue
  await program().kill()
  see('killed when the first of them was gone', true, `${await left()} are left`)
  await killAndStart()
  const rest = await settled(left, (count) => count === 0)
  await engine.close()
  see('the next one removes the rest', rest === 0, `${rest} tasks are left`)
}

async function seeLeaving({ ana, ben }: Cast, stage: Stage): Promise<void> {
  const { open, report } = stage
  report.chapter('Ben takes his data along and leaves')
  const { items } = await ben.asks('{ exportMyData(first: 50) { items } }')
  const types = items.map((item: string) => JSON.parse(item).type)
  report.see('all that he owns, as JSON', types.includes('Follow'), [...new Set(types)])
  await ben.does('deleteAccount { id }')
  const gone = await ana.mayNot(`{ user(id: ${text(ben.id)}) { id } }`)
  report.see('he is hidden at once', gone?.code === 'NOT_FOUND', gone?.message)
  const engine = await open([ggCore])
  const own = async () => {
    const found: string[] = []
    for await (const page of engine.tools(ggCore.name).scan())
      for (const { PK, SK, type } of page)
        if (PK === `USER#${ben.id}` && !MEMORIES.includes(String(type))) found.push(SK)
    return found
  }
  const places = await settled(own, ({ length }) => length === 1)
  await engine.close()
  report.see('soon only his tombstone is left', places.length === 1, places)
}

/** People, goals, quests and XP, by GraphQL alone. */
export const tourGoalsGuild = (place: TourPlace) =>
  tour(place, async (stage) => {
    const cast = await seePeople(stage)
    await seeGoal(cast, stage)
    await seeLeaving(cast, stage)
    await seeKill(cast, stage)
  })
