import { isDeepStrictEqual } from 'node:util'
import type { Item } from '@longtable/store'
import type { Report } from '../server/report.ts'
import { itemsNaming } from './table.ts'
import type { Stage } from '../server/stage.ts'
import type { Cast } from './users.ts'

const UNKNOWN = '01KF0K8Y2047C4FEZDQK8YZG0Q'
const COUNTING = 'title: "q", difficulty: easy, kind: quantitative'

/** What is sent, the code of the refusal, and the field that it names. */
const WRONG: readonly (readonly [call: string, code: string, field?: string])[] = [
  ['updateProfile(nickname: "a b") { id }', 'INVALID', 'nickname'],
  ['updateProfile(nickname: "Zoë") { id }', 'INVALID', 'nickname'],
  ['updateProfile(nickname: "CEM") { id }', 'CONFLICT', 'nickname'],
  ['updateProfile(fullName: " ") { id }', 'INVALID', 'fullName'],
  ['updateProfile(birthDate: "1990-02-30") { id }', 'INVALID', 'birthDate'],
  ['updateProfile(country: "Portugal") { id }', 'INVALID', 'country'],
  ['updateProfile(tags: ["a#b"]) { id }', 'INVALID', 'tags.0'],
  ['followUser(followeeId: "nobody") { createdAt }', 'INVALID', 'followeeId'],
  [`blockUser(userId: "${UNKNOWN}") { isBlocked }`, 'NOT_FOUND'],
  [`createGoal(title: "${'🎯'.repeat(201)}") { id }`, 'INVALID', 'title'],
  ['createGoal(title: "a", deadline: "tomorrow") { id }', 'INVALID', 'deadline'],
  ['createGoal(title: "a", requestId: "short") { id }', 'INVALID', 'requestId'],
  [`createTask(goalId: "${UNKNOWN}", title: "a") { id }`, 'NOT_FOUND'],
  [`createTask(goalId: "${UNKNOWN}", title: "a", dueAt: "2026-13-01") { id }`, 'INVALID', 'dueAt'],
  ['completeTask(taskId: "../etc") { id }', 'INVALID', 'taskId'],
  [
    `createMilestone(goalId: "${UNKNOWN}", name: "a", percentage: 101) { id }`,
    'INVALID',
    'percentage',
  ],
  [`createQuest(${COUNTING}, periodSeconds: 60) { id }`, 'INVALID', 'targetCount'],
  [`createQuest(${COUNTING}, targetCount: 1) { id }`, 'INVALID', 'periodSeconds'],
  [
    `createQuest(${COUNTING}, targetCount: 1, periodSeconds: 60, rewardXp: 1001) { id }`,
    'INVALID',
    'rewardXp',
  ],
  ['suspendUser(userId: "SELF") { id }', 'FORBIDDEN'],
]

export async function tourRefusals({ dora }: Cast, stage: Stage, report: Report): Promise<void> {
  report.line('Must show: bad input of each kind, its own clear error, nothing written')
  const before = await itemsNaming(stage.data, [dora.id])
  for (const [call, code, field] of WRONG) {
    const refusal = await dora.refusal(`mutation { ${call.replace('SELF', dora.id)} }`)
    report.see(
      call.length > 70 ? `${call.slice(0, 70)}…` : call,
      refusal?.code === code && refusal.field === field,
      refusal,
    )
  }
  const after = await itemsNaming(stage.data, [dora.id])
  const isAsBefore = (item: Item) => before.some((one) => isDeepStrictEqual(one, item))
  const written = after.filter((item) => !isAsBefore(item))
  report.see('nothing was written', written.length === 0, written)
}
