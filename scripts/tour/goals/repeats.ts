import { connect } from '@longtable/server/testing'
import type { Report } from '../server/report.ts'
import { createGoal } from './goals.ts'
import { type Person, text } from './people.ts'

const CROWD = 50

/** Each on a connection of its own, over all workers. */
async function crowdOf<T>(
  address: string,
  person: Person,
  each: (one: Person) => Promise<T>,
): Promise<T[]> {
  const clients = Array.from({ length: CROWD }, () => connect(address))
  try {
    return await Promise.all(clients.map((client) => each(person.through(client))))
  } finally {
    for (const client of clients) client.close()
  }
}

export async function tourRepeats(address: string, owner: Person, report: Report): Promise<void> {
  const { see } = report
  report.line('Must show: 50 at once have one effect')
  const goalId = await createGoal(owner, 'Crowded')
  const create = `mutation { createTask(goalId: ${text(goalId)}, title: "once",
    requestId: "tour-crowd-1") { id } }`
  const made = await crowdOf(address, owner, (one) => one.ask<{ id: string }>(create))
  const ids = [...new Set(made.map(({ id }) => id))]
  const counts = `{ goal(goalId: ${text(goalId)}) { taskCount doneCount } }`
  const { taskCount } = await owner.ask<{ taskCount: number }>(counts)
  see('one requestId, one task, one answer', ids.length === 1 && taskCount === 1, {
    answers: made.length,
    ids,
    taskCount,
  })
  const done = `mutation { completeTask(taskId: ${text(ids[0] ?? '')}) { done } }`
  const refusals = await crowdOf(address, owner, (one) => one.refusal(done))
  const reasons = [...new Set(refusals.flatMap((refusal) => refusal?.reason ?? []))]
  const winners = refusals.filter((refusal) => refusal === undefined).length
  const { doneCount } = await owner.ask<{ doneCount: number }>(counts)
  see('one of them completes a task, the rest are told', winners === 1 && doneCount === 1, {
    winners,
    doneCount,
    reasons,
  })
}
