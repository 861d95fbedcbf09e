import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDynoxide } from '@longtable/store/testing/dynoxide'
import { expect, it } from 'vitest'
import { connect } from './testing/client.ts'
import { ME, newPerson, PASSWORD, REFRESH, SIGN_UP } from './testing/people.ts'
import { runProgram, startProgram } from './testing/program.ts'

const EMAIL = 'cloud@example.com'

it('serves the same on DynamoDB', async () => {
  await using dynamodb = await startDynoxide()
  const data = await mkdtemp(join(tmpdir(), 'longtable-dynamodb-'))
  const suffix = randomUUID()
  const environment = {
    LONGTABLE_DATA: data,
    LONGTABLE_STORE: 'dynamodb',
    DYNAMODB_ENDPOINT: dynamodb.endpoint,
    AWS_REGION: dynamodb.region,
    AWS_ACCESS_KEY_ID: dynamodb.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: dynamodb.credentials.secretAccessKey,
    GG_CORE_TABLE: `goals-${suffix}`,
    COLLABHUB_TABLE: `startups-${suffix}`,
    TABLE_NAME: `letters-${suffix}`,
    LONGTABLE_ACCOUNTS_TABLE: `accounts-${suffix}`,
    LONGTABLE_SYSTEM_TABLE: `system-${suffix}`,
  }
  const early = await runProgram({ environment })
  expect(early.code).toBe(1)
  expect(early.stderr).toContain('tables create')

  const created = await runProgram({ environment, words: ['tables', 'create', '--json'] })
  expect(created.code).toBe(0)
  expect(JSON.parse(created.stdout)).toMatchObject({
    tables: expect.arrayContaining([`goals-${suffix}`, `accounts-${suffix}`]),
  })

  await using program = await startProgram({ environment })
  const client = connect(program.address)
  const tokens = await newPerson(client, EMAIL)
  const me = await client.graphql({ query: ME }, tokens.idToken)
  expect(me.data).toMatchObject({
    me: { email: EMAIL, emailVerified: true, sessions: { items: [{ isCurrent: true }] } },
  })
  const refreshed = await client.graphql({
    query: REFRESH,
    variables: { token: tokens.refreshToken },
  })
  expect(refreshed.data).toHaveProperty('refresh.idToken')
  const variables = { email: 'two@example.com', password: PASSWORD, requestId: 'again-there' }
  const first = await client.graphql({ query: SIGN_UP, variables })
  expect((await client.graphql({ query: SIGN_UP, variables })).data).toEqual(first.data)
  const health = JSON.parse((await client.send('/health')).text) as { store: string }
  expect(health.store).toBe('ok')
  client.close()
  expect(await program.stop()).toBe(0)
  expect(await readdir(data)).not.toContain('data.mdb')
  await rm(data, { recursive: true })
})
