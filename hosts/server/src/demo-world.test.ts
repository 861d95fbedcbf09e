import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { until } from '@longtable/store/testing/until'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { DEMO } from './demo-person.ts'
import { startServer } from './server.ts'
import { systems } from './systems.ts'
import { type Client, connect } from './testing/client.ts'
import { SIGN_IN } from './testing/people.ts'
import { startProgram } from './testing/program.ts'

/** Longer than a job is kept for whoever has begun it. */
const LATER_MS = 60_000
const HOME = `query {
  me { nickname }
  unreadCount
  goals(first: 50) { items { title taskCount } }
  receivedInvites(status: pending, first: 10) { items { id } }
}`

interface Home {
  readonly me: { readonly nickname: string } | null
  readonly unreadCount: number
  readonly goals: { readonly items: readonly { title: string; taskCount: number }[] }
  readonly receivedInvites: { readonly items: readonly object[] }
}

async function robinAt(client: Client) {
  const { data } = await client.graphql<{ signIn: { idToken: string } }>({
    query: SIGN_IN,
    variables: DEMO,
  })
  return async () => {
    const asked = { query: HOME, endpoint: '/goalsguild/graphql' }
    const { data: home, errors } = await client.graphql<Home>(asked, data?.signIn.idToken)
    if (!home) throw new Error(JSON.stringify(errors))
    return home
  }
}

it('a world that was cut off is gone on with at the next start, and has nothing twice', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-world-'))
  const environment = { LONGTABLE_DATA: directory }
  const program = await startProgram({ words: ['serve'], environment })
  const first = connect(program.address)
  const early = await robinAt(first)
  // Whoever comes at once is known already, and what they see is right.
  expect((await early()).me).toEqual({ nickname: 'demo' })
  await until(async () => (await early()).goals.items.length > 0, 'the first goal')
  await program.kill()
  first.close()

  const config = { ...readConfig({ PORT: '0', ...environment }), world: true }
  const now = () => Date.now() + LATER_MS
  const server = await startServer({ config, systems, log: silentLogger, now })
  const client = connect(server.address)
  const home = await robinAt(client)
  await until(async () => (await home()).receivedInvites.items.length === 2, 'the end of it')
  await until(async () => (await home()).unreadCount > 4, 'what Robin is told')
  const { goals } = await home()
  const titles = goals.items.map(({ title }) => title)
  expect(titles).toHaveLength(6)
  expect(new Set(titles).size).toBe(6)
  expect(goals.items.map(({ taskCount }) => taskCount).toSorted()).toEqual([13, 24, 4, 5, 5, 9])
  client.close()
  await server.close()
  await rm(directory, { recursive: true })
})

it('a server that is told to stop while the world is played stops as always', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-stopped-'))
  await using program = await startProgram({
    words: ['serve'],
    environment: { LONGTABLE_DATA: directory },
  })
  const client = connect(program.address)
  const home = await robinAt(client)
  await until(async () => (await home()).goals.items.length > 0, 'the first goal')
  client.close()
  expect(await program.stop()).toBe(0)
  await rm(directory, { recursive: true })
})

it('without a world the demo people have just arrived', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-empty-'))
  await using program = await startProgram({ environment: { LONGTABLE_DATA: directory } })
  const client = connect(program.address)
  const home = await (await robinAt(client))()
  expect([home.me?.nickname, home.goals.items.length]).toEqual(['demo', 0])
  client.close()
  await program.kill()
  await rm(directory, { recursive: true })
})
