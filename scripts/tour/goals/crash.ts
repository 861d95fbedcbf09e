import { keyOf } from '@longtable/entity'
import { ggCore, Resource, Task } from '@longtable/goals-guild'
import type { Program } from '@longtable/server/testing'
import { openLmdb } from '@longtable/store/lmdb'
import type { Report } from '../server/report.ts'
import type { Stage } from '../server/stage.ts'
import { createGoal, createTask } from './goals.ts'
import { type Person, settled, text } from './people.ts'
import { itemsNaming, placesOf } from './table.ts'

const TASKS = 100
const CHAPTER = 'Build 3: a cascade that survives kill -9 in the middle'

interface Doomed {
  readonly goalId: string
  readonly taskIds: readonly string[]
}

async function makeDoomed(owner: Person): Promise<Doomed> {
  const goalId = await createGoal(owner, 'Doomed')
  const taskIds: string[] = []
  for (let n = 0; n < TASKS; n++)
    taskIds.push(await createTask(owner, goalId, { title: `Task ${n}` }))
  return { goalId, taskIds }
}

/** Watches the table and kills as soon as a part of what hangs on the goal has gone. */
async function killInside(
  program: Program,
  { goalId, taskIds }: Doomed,
  directory: string,
): Promise<number> {
  const keys = taskIds.flatMap((id) => [
    keyOf(Task, { goalId, id }),
    keyOf(Resource, { resourceType: 'task', resourceId: id }),
  ])
  const engine = await openLmdb({ directory, tables: [ggCore] })
  try {
    const left = async () =>
      (await engine.table(ggCore.name).getMany(keys)).filter((item) => item !== undefined).length
    while ((await left()) === keys.length) continue
    await program.kill()
    return await left()
  } finally {
    await engine.close()
  }
}

interface Scene {
  readonly stage: Stage
  readonly program: Program
  readonly owner: Person
}

/** Ends with the server killed; what it has left behind is for the next one. */
export async function tourKill(scene: Scene, { line, see }: Report): Promise<readonly string[]> {
  line(CHAPTER)
  const { stage, program, owner } = scene
  const doomed = await makeDoomed(owner)
  const { goalId, taskIds } = doomed
  await owner.ask(`mutation { deleteGoal(goalId: ${text(goalId)}) { goalId } }`)
  const left = await killInside(program, doomed, stage.data)
  see(
    'killed while it was removing a goal',
    left > 0,
    `${left} of ${2 * TASKS} items below it are left`,
  )
  return [goalId, ...taskIds]
}

export async function tourRestart(
  stage: Stage,
  words: readonly string[],
  { see }: Report,
): Promise<void> {
  const left = await settled(
    () => itemsNaming(stage.data, words),
    (items) => items.length === 0,
  )
  see('started again, it removes the rest', left.length === 0, placesOf(left))
}
