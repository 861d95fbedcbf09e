import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { goalsGuildSystem } from '@longtable/goals-guild'
import { until } from '@longtable/store/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { DEMO } from './demo-person.ts'
import { type RunningServer, startServer } from './server.ts'
import { systems } from './systems.ts'
import { type Client, connect } from './testing/client.ts'
import { mailsTo, SIGN_IN } from './testing/people.ts'
import { freePort } from './testing/program.ts'

const examples = goalsGuildSystem.face.examples.flatMap(({ query, variables }) =>
  [...query.matchAll(/^(query|mutation|subscription) (\w+)(\(?)/gm)].map(
    ([, kind = '', operationName = '', given = '']) => ({
      kind,
      operationName,
      query,
      variables,
      // Ids are not known beforehand: they are put in by hand.
      needsIds: given !== '',
    }),
  ),
)
const asked = examples.filter(({ kind }) => kind !== 'subscription')

describe('the examples of GoalsGuild', () => {
  let directory: string
  let server: RunningServer
  let client: Client
  let token: string | undefined

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'longtable-examples-'))
    const read = readConfig({ PORT: String(await freePort()), LONGTABLE_DATA: directory })
    const config = { ...read, world: true }
    server = await startServer({ config, systems, log: silentLogger })
    client = connect(server.address)
    const { data } = await client.graphql<{ signIn: { idToken: string } }>({
      query: SIGN_IN,
      variables: DEMO,
    })
    token = data?.signIn.idToken
    // Of the last things that happen in it.
    await until(
      async () => (await mailsTo(client, 'friend@example.com')).length === 1,
      'the world of the demo',
    )
  })
  afterAll(async () => {
    client.close()
    await server.close()
    await rm(directory, { recursive: true })
  })

  const run = async (example: (typeof examples)[number]) => {
    const { operationName, query, variables = {} } = example
    const endpoint = '/goalsguild/graphql'
    return client.graphql({ endpoint, query, operationName, variables }, token)
  }

  it.each(asked.filter(({ needsIds }) => !needsIds))('$operationName answers', async (example) => {
    const { data, errors } = await run(example)
    expect(errors).toBeUndefined()
    expect(data).toBeTruthy()
  })

  it.each(asked.filter(({ needsIds }) => needsIds))('$operationName is valid', async (example) => {
    const { errors = [] } = await run(example)
    for (const { extensions } of errors) expect(extensions.reason).not.toMatch(/^graphql\./)
  })

  it('and those of its table find what the demo has made, by their own patterns', async () => {
    const got = async (path: string) =>
      (await fetch(`${server.address}/explorer/api/${path}`)).json()
    const { tables } = (await got('tables')) as {
      tables: { name: string; isEmpty: boolean; patterns: { name: string; example?: string }[] }[]
    }
    expect(tables.map(({ isEmpty }) => isEmpty)).toEqual([false, false, false])
    const [{ name: table, patterns } = { name: '', patterns: [] }] = tables
    const shown = patterns.filter(({ example }) => example !== undefined)
    expect(shown.length).toBeGreaterThan(patterns.length * 0.7)
    for (const { name, example = '' } of shown) {
      const asked = new URLSearchParams({ table, condition: example })
      const answer = (await got(`query?${asked}`)) as {
        items: unknown[]
        patterns: { same: { name: string }[] }
      }
      expect(answer.items.length, `${name}: ${example}`).toBeGreaterThan(0)
      expect(answer.patterns.same.map((one) => one.name)).toContain(name)
    }
  })

  it('and mails of the demo are in the outbox, an invite with the link that stops such', async () => {
    const [link = ''] = await mailsTo(client, 'friend@example.com')
    const { text } = await client.send(link)
    const stop = /href="([^"]+\/mail\/stop\?[^"]+)"/.exec(text)?.[1] as string
    expect((await fetch(stop)).status).toBe(200)
  })
})
