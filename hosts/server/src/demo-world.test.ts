import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountsTable } from '@longtable/accounts'
import { silentLogger } from '@longtable/core'
import { openLmdb } from '@longtable/store/lmdb'
import { until } from '@longtable/store/testing/until'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { DEMO } from './demo-person.ts'
import { tablesOf } from './runtime.ts'
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

/** What there is of the other two, as Robin sees it. */
const ELSEWHERE = {
  '/collabhub/graphql': '{ list: myStartups { items { id } } }',
  '/holdthatthought/graphql': '{ list: letters(first: 100) { items { id } } }',
}
const ALL_LETTERS = 60

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
  const token = data?.signIn.idToken
  const home = async () => {
    const asked = { query: HOME, endpoint: '/goalsguild/graphql' }
    const { data: shown, errors } = await client.graphql<Home>(asked, token)
    if (!shown) throw new Error(JSON.stringify(errors))
    return shown
  }
  /** How many startups, and how many letters. */
  const counts = async () => {
    const found: number[] = []
    for (const [endpoint, query] of Object.entries(ELSEWHERE)) {
      const given = { query, endpoint }
      const { data: shown, errors } = await client.graphql<{ list: { items: object[] } }>(
        given,
        token,
      )
      if (!shown) throw new Error(JSON.stringify(errors))
      found.push(shown.list.items.length)
    }
    return found
  }
  return { home, counts }
}

it('a world that was cut off is gone on with at the next start, and has nothing twice', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-world-'))
  const environment = { LONGTABLE_DATA: directory }
  const program = await startProgram({ words: ['serve'], environment })
  const first = connect(program.address)
  const { home: early, counts: known } = await robinAt(first)
  // Whoever comes at once is known already, and what they see is right.
  expect((await early()).me).toEqual({ nickname: 'demo' })
  expect(await known()).toHaveLength(2)
  await until(async () => (await early()).goals.items.length > 0, 'the first goal')
  await program.kill()
  first.close()

  const config = { ...readConfig({ PORT: '0', ...environment }), world: true }
  const now = () => Date.now() + LATER_MS
  const server = await startServer({ config, systems, log: silentLogger, now })
  const client = connect(server.address)
  const { home, counts } = await robinAt(client)
  await until(async () => (await home()).receivedInvites.items.length === 2, 'the end of it')
  await until(async () => (await home()).unreadCount > 4, 'what Robin is told')
  const { goals } = await home()
  const titles = goals.items.map(({ title }) => title)
  expect(titles).toHaveLength(6)
  expect(new Set(titles).size).toBe(6)
  expect(goals.items.map(({ taskCount }) => taskCount).toSorted()).toEqual([13, 24, 4, 5, 5, 9])
  await until(
    async () => (await counts()).join() === `1,${ALL_LETTERS}`,
    'a startup and the letters',
  )
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
  const { home } = await robinAt(client)
  await until(async () => (await home()).goals.items.length > 0, 'the first goal')
  client.close()
  expect(await program.stop()).toBe(0)
  await rm(directory, { recursive: true })
})

it('without a world the demo people have just arrived', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-empty-'))
  await using program = await startProgram({ environment: { LONGTABLE_DATA: directory } })
  const client = connect(program.address)
  const robin = await robinAt(client)
  const home = await robin.home()
  expect([home.me?.nickname, home.goals.items.length]).toEqual(['demo', 0])
  expect(await robin.counts()).toEqual([0, 0])
  client.close()
  await program.kill()
  await rm(directory, { recursive: true })
})

it('in production there is no world, nobody of the demo, and no account at all', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-production-'))
  const environment = { LONGTABLE_DATA: directory, LONGTABLE_URL: 'https://family.example' }
  const program = await startProgram({ words: ['serve'], environment })
  const page = await (await fetch(`${program.address}/accounts/graphiql`)).text()
  expect(page).not.toContain('longtable.example')
  expect(await program.stop()).toBe(0)
  const tables = tablesOf(systems)
  const engine = await openLmdb({ directory, tables })
  const stored: string[] = []
  for (const { name } of tables)
    for await (const items of engine.tools(name).scan())
      for (const item of items)
        if (name === accountsTable.name || JSON.stringify(item).includes('demo'))
          stored.push(`${name}: ${item.PK} ${item.SK}`)
  await engine.close()
  expect(stored).toEqual([])
  await rm(directory, { recursive: true })
})
