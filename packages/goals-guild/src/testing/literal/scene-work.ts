import type { Stage } from './stage.ts'

const PLAN = 'nlpPlan: { positive: "I run", firstStep: "Shoes" }'

/** Goals in every state, their tasks and milestones, quests of each kind, and help. */
export async function work({ does, settle }: Stage): Promise<void> {
  await does(
    'Ana',
    `createGoal(title: "Run", description: "Far.", tags: ["running"], visibility: public, ${PLAN})`,
    'run',
  )
  await does('Ana', 'createGoal(title: "Read", deadline: "2026-12-01T00:00:00.000Z")', 'read')
  await does('Ana', 'createGoal(title: "Cook", visibility: followers)', 'cook')
  await does('Ana', 'createGoal(title: "Old", tags: ["past"])', 'old')
  await does('ben', 'createGoal(title: "Write", groupId: ID.book, visibility: public)', 'write')
  await does('Ana', 'setGoalStatus(goalId: ID.read, status: paused)')
  await does('Ana', 'setGoalStatus(goalId: ID.cook, status: completed)')
  await does('Ana', 'setGoalStatus(goalId: ID.old, status: archived)')

  const due = (day: string) => `dueAt: "2026-02-${day}T08:00:00.000Z"`
  await does('Ana', `createTask(goalId: ID.run, title: "Shoes", ${due('20')}, ${PLAN})`, 'buy')
  await does('Ana', 'createTask(goalId: ID.run, title: "Sometime")', 'sometime')
  await does('Ana', `createTask(goalId: ID.run, title: "Laps", ${due('10')})`, 'laps')
  await does('Ana', 'createTask(goalId: ID.read, title: "Page one")', 'page')
  await does('Ana', 'createMilestone(goalId: ID.run, name: "Begun", percentage: 30)', 'begun')
  await does(
    'Ana',
    'createMilestone(goalId: ID.run, name: "Half", percentage: 50, description: "Of it.")',
    'half',
  )

  await does(
    'Ana',
    'createQuest(title: "All", difficulty: easy, kind: linked, linkedTaskIds: [ID.laps], description: "Both", tags: ["running"])',
    'all',
  )
  await does(
    'Ana',
    'createQuest(title: "Ten", difficulty: medium, kind: quantitative, targetCount: 10, countScope: any, periodSeconds: 864000, deadline: "2026-12-01T00:00:00.000Z")',
    'ten',
  )
  await does(
    'Ana',
    'createQuest(title: "Some", difficulty: hard, kind: quantitative, targetCount: 2, countScope: linked, linkedGoalIds: [ID.run], startAt: "2026-02-01T00:00:00.000Z", periodSeconds: 864000)',
    'some',
  )
  await does(
    'Ana',
    'createQuest(title: "No", difficulty: easy, kind: linked, linkedGoalIds: [ID.read])',
    'no',
  )
  await does('Ana', 'cancelQuest(questId: ID.no)')
  await does('Ana', 'completeTask(taskId: ID.laps)')
  await settle()

  await does('Ana', 'askForHelp(goalId: ID.run, title: "Breath", text: "How?")', 'breath')
  await does('ben', 'joinAssistThread(threadId: ID.breath)')
  await does('ben', 'sendAssistMessage(threadId: ID.breath, text: "Slowly")', 'slowly')
  await does('Ana', 'sendAssistMessage(threadId: ID.breath, text: "Thanks")', 'thanks')
}
