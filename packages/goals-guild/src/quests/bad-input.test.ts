import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGuildWorld } from '../testing/guild-world.ts'

const COUNTING = 'kind: quantitative, targetCount: 3, periodSeconds: 3600'
const ULID = '01KF0K8Y2047C4FEZDQK8YZG0Q'
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => `"01KF0K8Y2047C4FEZDQK8YZG${10 + n}"`).join(', ')

/** What is sent beside title and difficulty, the field that is named, and a word of the rule. */
const CASES: readonly (readonly [fields: string, field: string, rule: string])[] = [
  [`${COUNTING}, rewardXp: 1001`, 'rewardXp', '0 to 1000'],
  [`${COUNTING}, rewardXp: -1`, 'rewardXp', '0 to 1000'],
  ['kind: quantitative, periodSeconds: 60', 'targetCount', 'needs it'],
  ['kind: quantitative, targetCount: 1', 'periodSeconds', 'needs it'],
  ['kind: quantitative, targetCount: 0, periodSeconds: 60', 'targetCount', '1 to 1000'],
  ['kind: quantitative, targetCount: 1, periodSeconds: 59', 'periodSeconds', '60 to'],
  [`${COUNTING}, linkedGoalIds: ["${ULID}"]`, 'linkedGoalIds', 'countScope linked'],
  [`${COUNTING}, countScope: linked`, 'linkedTaskIds', 'needed'],
  ['kind: linked', 'linkedGoalIds', 'needs a goal or a task'],
  ['kind: linked, linkedTaskIds: []', 'linkedGoalIds', 'needs a goal or a task'],
  [`kind: linked, linkedTaskIds: ["${ULID}"], targetCount: 1`, 'targetCount', 'quantitative'],
  [`kind: linked, linkedTaskIds: ["${ULID}", "${ULID}"]`, 'linkedTaskIds', 'twice'],
  ['kind: linked, linkedTaskIds: ["x#y"]', 'linkedTaskIds.0', 'id'],
  [`kind: linked, linkedGoalIds: [${many(11)}]`, 'linkedGoalIds', 'at most 10'],
  [`kind: linked, linkedTaskIds: [${many(51)}]`, 'linkedTaskIds', 'at most 50'],
  [`${COUNTING}, deadline: "2026-01-15T10:30:00Z"`, 'deadline', 'future'],
  [`${COUNTING}, deadline: "soon"`, 'deadline', 'time'],
  [`${COUNTING}, startAt: "2026-01-15T10:24:59Z"`, 'startAt', 'past'],
  [
    `${COUNTING}, startAt: "2026-02-01T00:00:00Z", deadline: "2026-01-31T00:00:00Z"`,
    'deadline',
    'after startAt',
  ],
  [`${COUNTING}, tags: ["#"]`, 'tags.0', '#'],
]

describe.each(stores)('bad input about quests on $name', (store) => {
  it('gets an error of its own that names the field, and writes no quest', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    for (const [fields, field, rule] of CASES) {
      const call = `createQuest(title: "Quest", difficulty: easy, ${fields}) { id }`
      const { errors } = await guild.ask(ana, `mutation { ${call} }`)
      expect(errors?.[0]?.extensions, fields).toMatchObject({ code: 'INVALID', field })
      expect(errors?.[0]?.message, fields).toContain(rule)
    }
    const types = (await guild.items()).map(({ type }) => type)
    expect(types).toContain('User')
    for (const type of ['Quest', 'QuestLink', 'Resource']) expect(types).not.toContain(type)
  })
})
