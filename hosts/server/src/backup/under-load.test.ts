import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ggCore } from '@longtable/goals-guild'
import { until } from '@longtable/store/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, connect } from '../testing/client.ts'
import { newPerson } from '../testing/people.ts'
import { type Program, runProgram, startProgram } from '../testing/program.ts'
import { type Stored, storedIn } from '../testing/stored.ts'

const WRITERS = 4
const WRITTEN_BEFORE = 40
const endpoint = '/goalsguild/graphql'

let parent: string
let program: Program
const clients: Client[] = []
const within = (name: string) => join(parent, name)
const environmentOf = (data: string) => ({
  LONGTABLE_DATA: within(data),
  LONGTABLE_BACKUPS: within('backups'),
})

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'longtable-under-load-'))
  program = await startProgram({ environment: environmentOf('data') })
})
afterAll(async () => {
  for (const client of clients) client.close()
  await program.kill()
  await rm(parent, { recursive: true })
})

/** What was acknowledged, in order. Tasks count at their goal, so that half of a write would show. */
const acknowledged: string[] = []
const asked = new Set<string>()

/** Writes until it is told to end, or has written as much as one person may in a minute. */
async function startWriter(nth: number): Promise<(isOver: () => boolean) => Promise<void>> {
  const client = connect(program.address)
  clients.push(client)
  const { idToken } = await newPerson(client, `writer-${nth}@example.com`)
  const does = async (field: string) => {
    const sent = { endpoint, query: `mutation { made: ${field} { id } }` }
    const { data } = await client.graphql<{ made: { id: string } }>(sent, idToken)
    return data?.made.id
  }
  await does(`registerUser(nickname: "writer${nth}", fullName: "Writer")`)
  const goalId = await does('createGoal(title: "Write all day")')
  return async (isOver) => {
    for (let count = 0; !isOver(); count++) {
      const title = `Task ${nth}-${count}`
      asked.add(title)
      if ((await does(`createTask(goalId: "${goalId}", title: "${title}")`)) === undefined) return
      acknowledged.push(title)
    }
  }
}

const titlesIn = (stored: Stored) =>
  [...stored.values()].flatMap(({ type, title }) => (type === 'Task' ? [String(title)] : []))

/** Written with each task, in one transaction. */
const auditedIn = (stored: Stored) =>
  [...stored.values()].filter(
    ({ type, action }) => type === 'AuditLog' && action === 'TASK_CREATED',
  )

const call = (data: string, ...words: string[]) =>
  runProgram({ words, environment: environmentOf(data) })

it('a backup beside writers is put back with all that was acknowledged before, nothing half, and verified', async () => {
  const writers: ((isOver: () => boolean) => Promise<void>)[] = []
  for (let nth = 0; nth < WRITERS; nth++) writers.push(await startWriter(nth))
  let isOver = false
  const writing = Promise.all(writers.map((write) => write(() => isOver)))
  await until(() => acknowledged.length >= WRITTEN_BEFORE, 'the first writes')
  const before = [...acknowledged]
  const made = await call('data', 'backup')
  const meanwhile = acknowledged.length - before.length
  isOver = true
  await writing
  expect(made).toMatchObject({ code: 0 })
  expect(meanwhile).toBeGreaterThan(0)

  expect(await call('restored', 'restore')).toMatchObject({ code: 0 })
  const restored = await storedIn(within('restored'), [ggCore])
  const titles = titlesIn(restored)
  expect(before.filter((title) => !titles.includes(title))).toEqual([])
  expect(titles.filter((title) => !asked.has(title))).toEqual([])
  expect(auditedIn(restored)).toHaveLength(titles.length)

  // As it is, and when a server has taken the changes that were under way.
  expect(await call('restored', 'verify')).toMatchObject({ code: 0 })
  const again = await startProgram({ environment: environmentOf('restored') })
  await until(async () => {
    const health = (await (await fetch(`${again.address}/health`)).json()) as {
      readonly processors: readonly { readonly unprocessed: number }[]
    }
    return health.processors.every(({ unprocessed }) => unprocessed === 0)
  }, 'all changes to be taken')
  expect(await again.stop()).toBe(0)
  const verified = await call('restored', 'verify')
  expect(verified).toMatchObject({ code: 0, stderr: expect.not.stringContaining('wait') })
})
