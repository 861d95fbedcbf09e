import { made, type Scene } from '../collaboration/cast.ts'
import { complete, createGoal, createTask, undo } from '../goals/goals.ts'
import { type Person, settled, text } from '../goals/people.ts'
import { accept, invite } from '../collaboration/invites.ts'
import { type Activity, feedOf, post, seesIn, toldTo } from './activities.ts'

const about = (verb: string, says: string) => (activity: Activity) =>
  activity.verb === verb && activity.text === says

async function seeGoals({ cast, report }: Scene): Promise<string> {
  const { ana, ben } = cast
  const { see } = report
  const goal = await createGoal(ana, 'Marathon', ', visibility: followers')
  const begun = await toldTo(ben, about('goal_update', 'Marathon'))
  see('a goal that is not private', begun?.detail === 'created', begun)
  const tasks = [
    await createTask(ana, goal, { title: 'Buy shoes 👟' }),
    await createTask(ana, goal, { title: 'Run' }),
  ]
  await made(ana, `createMilestone(goalId: ${text(goal)}, name: "Halfway 🏁", percentage: 50)`)
  await made(
    ana,
    `createQuest(title: "Be ready", kind: linked, difficulty: easy,
      linkedTaskIds: [${text(tasks[0] ?? '')}])`,
  )
  await complete(ana, tasks[0] ?? '')
  const done = await toldTo(ben, about('task_done', 'Buy shoes 👟'))
  see('a task of it that is done', done?.objectType === 'Task', done)
  const reached = await toldTo(ben, about('milestone_achieved', 'Halfway 🏁'))
  see('a milestone', reached?.objectType === 'Milestone', reached)
  const completed = await toldTo(ben, about('quest_completed', 'Be ready'))
  see('a completed quest', completed?.objectType === 'Quest', completed)
  await complete(ana, tasks[1] ?? '')
  const second = await toldTo(ben, about('task_done', 'Run'))
  await undo(ana, tasks[1] ?? '')
  const left = await settled(
    () => feedOf(ben),
    (items) => !items.some(({ id }) => id === second?.id),
  )
  see(
    'an undone task takes it back',
    second !== undefined && !left.some(({ id }) => id === second.id),
  )
  return goal
}

async function seeComments({ cast, report }: Scene, goal: string): Promise<void> {
  const { ana, ben, vera } = cast
  const place = { type: 'goal', id: goal } as const
  const { see } = report
  await accept(ben, place, await invite(ana, place, 'nickname: "ben"'))
  const says = (words: string, more = '') =>
    made(
      ben,
      `addComment(resourceType: goal, resourceId: ${text(goal)}, text: ${text(words)}${more})`,
    )
  await says('Between us')
  await says('For everybody 📣', ', share: true')
  const shared = await toldTo(ben, about('comment', 'For everybody 📣'))
  see('a comment that its author shares', shared !== undefined, shared)
  const all = (await feedOf(ben)).map(({ text: said }) => said)
  see('and no other one', !all.includes('Between us'))
  await vera.ask(`mutation { followUser(followeeId: ${text(ben.id)}) { createdAt } }`)
  see(
    'who follows both the author and the owner of the goal sees it',
    shared !== undefined && (await seesIn(vera, shared)),
  )
}

/** Gives the id of a group with Ana and Ben in it. */
async function seeGroup({ cast, report }: Scene): Promise<string> {
  const { ana, ben, vera } = cast
  const group = await made(ana, 'createGroup(name: "Läufer 🏃🏽‍♀️", access: open)')
  await ben.ask(`mutation { joinGroup(groupId: ${text(group)}) { state } }`)
  const said = await post(ben, 'Morgen um sieben?', `, groupId: ${text(group)}`)
  const [newest] = await feedOf(ana)
  report.see(
    'a post to a group is in the feed of its members',
    newest?.id === said.id && newest.verb === 'group_post' && newest.actorId === group,
    newest,
  )
  report.see(
    'and of nobody else, though they follow its author',
    !(await seesIn(vera, said)) && (await seesIn(ben, said)),
  )
  return group
}

/** What only I know stays so: progress of a private goal is told to nobody. */
async function seePrivate({ cast, report }: Scene): Promise<void> {
  const { ana, ben } = cast
  const hidden = await createGoal(ana, 'Quietly')
  const task = await createTask(ana, hidden, { title: 'Whisper' })
  await made(ana, `createMilestone(goalId: ${text(hidden)}, name: "Hush", percentage: 100)`)
  const quest = await made(
    ana,
    `createQuest(title: "In secret", kind: linked, difficulty: easy, linkedGoalIds: [${text(hidden)}])`,
  )
  await complete(ana, task)
  await ana.ask(`mutation { setGoalStatus(goalId: ${text(hidden)}, status: completed) { id } }`)
  await settled(
    () => ana.ask<{ status: string }>(`{ quest(questId: ${text(quest)}) { status } }`),
    ({ status }) => status === 'completed',
  )
  // What came before this one was looked at before it, or with it.
  const open = await createGoal(ana, 'Aloud', ', visibility: public')
  const loud = await toldTo(ben, about('goal_update', 'Aloud'))
  const secrets = ['Quietly', 'Whisper', 'Hush', 'In secret']
  const heard = async (person: Person) =>
    (await feedOf(person)).flatMap(({ text: said }) => (secrets.includes(said) ? [said] : []))
  const all = [...(await heard(ben)), ...(await heard(ana))]
  report.see(
    "a private goal's progress is told to nobody",
    loud !== undefined && all.length === 0,
    all,
  )
  await ana.ask(`mutation { updateGoal(goalId: ${text(open)}, visibility: private) { id } }`)
  report.see(
    'what was told of a goal is hidden at once when it becomes private',
    loud !== undefined && !(await seesIn(ben, loud)),
  )
}

/** Gives the id of a group. */
export async function tourTold(scene: Scene): Promise<string> {
  scene.report.line('Build: activities from goals, quests, milestones, groups, shared comments')
  const goal = await seeGoals(scene)
  await seeComments(scene, goal)
  const group = await seeGroup(scene)
  scene.report.line("Must show: who may not: a private goal's progress")
  await seePrivate(scene)
  return group
}
