import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGuildWorld } from '../testing/guild-world.ts'
import { makeGoal, makeMilestone, makeTask } from '../testing/work.ts'

/** Each operation with one thing wrong, the field that is named, and a word of the rule. */
const CASES: readonly (readonly [call: string, field: string, rule: string])[] = [
  ['createGoal(title: "") { id }', 'title', 'empty'],
  ['createGoal(title: " \\u0007 ") { id }', 'title', 'empty'],
  [`createGoal(title: "${'🎯'.repeat(201)}") { id }`, 'title', 'at most 200'],
  [`createGoal(title: "a", description: "${'x'.repeat(5001)}") { id }`, 'description', '5000'],
  [
    `createGoal(title: "a", description: "a${'\u0301\u0323'.repeat(3000)}") { id }`,
    'description',
    'marks',
  ],
  ['createGoal(title: "a", tags: ["x#y"]) { id }', 'tags.0', '#'],
  [`createGoal(title: "a", tags: ["${'t'.repeat(41)}"]) { id }`, 'tags.0', 'at most 40'],
  [
    `createGoal(title: "a", tags: [${Array.from({ length: 11 }, (_, n) => `"t${n}"`)}]) { id }`,
    'tags',
    'at most 10',
  ],
  ['createGoal(title: "a", deadline: "tomorrow") { id }', 'deadline', 'time'],
  ['createGoal(title: "a", deadline: "2026-02-30T00:00:00Z") { id }', 'deadline', 'time'],
  [
    `createGoal(title: "a", nlpPlan: { ecology: "${'x'.repeat(1001)}" }) { id }`,
    'nlpPlan.ecology',
    'at most 1000',
  ],
  ['updateGoal(goalId: "GOAL", title: null) { id }', 'title', 'string'],
  ['updateGoal(goalId: "x#y", title: "a") { id }', 'goalId', 'id'],
  ['setGoalStatus(goalId: "../etc", status: paused) { id }', 'goalId', 'id'],
  ['createTask(goalId: "GOAL", title: "\\n") { id }', 'title', 'empty'],
  ['createTask(goalId: "GOAL", title: "a", dueAt: "2026-13-01") { id }', 'dueAt', 'time'],
  ['updateTask(taskId: "TASK", dueAt: "soon") { id }', 'dueAt', 'time'],
  ['assignTask(taskId: "TASK", assigneeId: "x#y") { id }', 'assigneeId', 'letters'],
  ['createTask(goalId: "GOAL", title: "a", repeat: {}) { id }', 'repeat', 'one of'],
  ['updateTask(taskId: "TASK", repeat: { everyDays: 0 }) { id }', 'repeat.everyDays', 'at least 1'],
  ['updateTask(taskId: "TASK", repeat: { weekdays: [8] }) { id }', 'repeat.weekdays.0', '1 to 7'],
  [`updateTask(taskId: "TASK", note: "${'x'.repeat(2001)}") { id }`, 'note', 'at most 2000'],
  ['completeTask(taskId: "") { id }', 'taskId', 'id'],
  ['createMilestone(goalId: "GOAL", name: "", percentage: 5) { id }', 'name', 'empty'],
  ['createMilestone(goalId: "GOAL", name: "a", percentage: 0) { id }', 'percentage', '1 to 100'],
  ['createMilestone(goalId: "GOAL", name: "a", percentage: 101) { id }', 'percentage', '1 to 100'],
  [
    'updateMilestone(goalId: "GOAL", milestoneId: "MARK", percentage: -5) { id }',
    'percentage',
    '1 to 100',
  ],
]

describe.each(stores)('bad input about goals on $name', (store) => {
  it('gets an error of its own that names the field, and writes nothing', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const { id: taskId } = await makeTask(ana, goalId)
    const { id: milestoneId } = await makeMilestone(ana, goalId, 50)
    const before = await guild.items()
    for (const [call, field, rule] of CASES) {
      const document = `mutation { ${call} }`
        .replace('"GOAL"', `"${goalId}"`)
        .replace('"TASK"', `"${taskId}"`)
        .replace('"MARK"', `"${milestoneId}"`)
      const { errors } = await guild.ask(ana, document)
      expect(errors?.[0]?.extensions, call).toMatchObject({ code: 'INVALID', field })
      expect(errors?.[0]?.message, call).toContain(rule)
    }
    expect(await guild.items()).toEqual(before)
  })

  it('has words for what does not exist and for a bad requestId', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const unknown = guild.world.stamp().id
    const reasonOf = async (call: string) =>
      (await guild.ask(ana, `mutation { ${call} }`)).errors?.[0]?.extensions
    expect(await reasonOf(`deleteGoal(goalId: "${unknown}") { goalId }`)).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'goals.unknown',
    })
    expect(await reasonOf(`deleteTask(taskId: "${unknown}") { taskId }`)).toMatchObject({
      reason: 'tasks.unknown',
    })
    expect(await reasonOf('createGoal(title: "a", requestId: "short") { id }')).toMatchObject({
      code: 'INVALID',
      field: 'requestId',
    })
  })

  it('forged and foreign cursors are refused', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    for (let n = 0; n < 3; n++) await makeGoal(ana)
    const document = 'query ($after: String) { goals(first: 1, after: $after) { after } }'
    const { data } = await guild.ask(ana, document)
    const { after } = data.goals
    expect((await guild.ask(ana, document, { after })).errors).toBeUndefined()
    for (const [person, cursor] of [
      [ben, after],
      [ana, `${after.slice(0, -4)}AAAA`],
      [ana, 'x'],
    ]) {
      const { errors } = await guild.ask(person, document, { after: cursor })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'cursor' })
    }
  })
})
