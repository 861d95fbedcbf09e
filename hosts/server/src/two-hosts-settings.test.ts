import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDynoxide } from '@longtable/store/testing/dynoxide'
import { expect, it } from 'vitest'
import { connect } from './testing/client.ts'
import { ME, newPerson } from './testing/people.ts'
import { runProgram, startProgram } from './testing/program.ts'

const URL_OF_ALL = 'http://127.0.0.1:4321'

it('two hosts on one table serve the same people, or the second does not start', async () => {
  await using dynamodb = await startDynoxide()
  const root = await mkdtemp(join(tmpdir(), 'longtable-two-hosts-'))
  const suffix = randomUUID()
  const environment = (data: string, more: Record<string, string> = {}) => ({
    LONGTABLE_DATA: join(root, data),
    LONGTABLE_URL: URL_OF_ALL,
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
    ...more,
  })
  const created = { environment: environment('one'), words: ['tables', 'create', '--json'] }
  expect((await runProgram(created)).code).toBe(0)
  await using first = await startProgram({ environment: environment('one') })
  const client = connect(first.address)
  const { idToken } = await newPerson(client, 'two-hosts@example.com')

  const others = await runProgram({ environment: environment('other') })
  expect(others).toMatchObject({ code: 1, stderr: expect.stringContaining('Another host runs') })
  expect(others.stderr).toMatch(/Keys: signing keys \S+ there, \S+ here\. Copy keys\//)
  expect(others.stderr).toContain('Use one bucket')

  const [keys, files] = ['keys', 'files'].map((name) => (data: string) => join(root, data, name))
  await cp(keys?.('one') ?? '', keys?.('two') ?? '', { recursive: true })
  await cp(files?.('one') ?? '', files?.('two') ?? '', { recursive: true })
  const moved = environment('two', { LONGTABLE_URL: 'http://127.0.0.1:4322' })
  const elsewhere = await runProgram({ environment: moved })
  expect(elsewhere.code).toBe(1)
  expect(elsewhere.stderr).toContain(`issued by ${URL_OF_ALL}/accounts there`)
  expect(elsewhere.stderr).not.toContain('Keys:')

  await using second = await startProgram({ environment: environment('two') })
  const there = connect(second.address)
  const me = await there.graphql({ query: ME }, idToken)
  expect(me.data).toMatchObject({ me: { email: 'two-hosts@example.com' } })
  there.close()
  client.close()

  // When none of them runs any more, the next one decides.
  expect(await second.stop()).toBe(0)
  expect(await first.stop()).toBe(0)
  await using third = await startProgram({ environment: environment('other') })
  expect(third.output).toContain('taken over')
  expect(await third.stop()).toBe(0)
  await rm(root, { recursive: true })
})
