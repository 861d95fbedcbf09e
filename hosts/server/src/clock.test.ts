import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startServer } from './server.ts'
import { systems } from './systems.ts'
import { connect } from './testing/client.ts'
import { newPerson } from './testing/people.ts'

const PAST = Date.parse('2001-02-03T04:05:06Z')
const TEN_MINUTES_MS = 600_000
const GUILD = '/goalsguild/graphql'
const REGISTER = 'mutation { registerUser(nickname: "ana", fullName: "Ana") { id createdAt } }'
const GOAL = 'mutation { createGoal(title: "Learn to wait") { createdAt } }'

it('a server lives by the clock it is given, tokens and mails too', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-clock-'))
  let time = PAST
  const server = await startServer({
    config: readConfig({ PORT: '0', LONGTABLE_DATA: directory }),
    systems,
    log: silentLogger,
    now: () => time,
  })
  const client = connect(server.address)
  // The mail has gone out by a job that was due then, and its code was good then.
  const { idToken, expiresAt } = await newPerson(client, 'ana@example.com')
  expect(expiresAt.slice(0, 10)).toBe('2001-02-03')

  const ask = async (query: string) => client.graphql({ query, endpoint: GUILD }, idToken)
  expect(await ask(REGISTER)).toMatchObject({
    data: { registerUser: { createdAt: expect.stringMatching(/^2001-02-03T04/) } },
  })
  time += TEN_MINUTES_MS
  expect(await ask(GOAL)).toMatchObject({
    data: { createGoal: { createdAt: expect.stringMatching(/^2001-02-03T04:15/) } },
  })
  time = Date.parse(expiresAt)
  expect((await ask(GOAL)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')

  client.close()
  await server.close()
  await rm(directory, { recursive: true })
})
