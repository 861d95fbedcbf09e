import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enqueue, SystemTable } from '@longtable/core'
import { connect, newPerson, startProgram } from '@longtable/server/testing'
import { openLmdb } from '@longtable/store/lmdb'
import { startDynoxide } from '@longtable/store/testing/dynoxide'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../import-rule/read-repository.ts'
import { ACTS } from './operator.ts'
import { cleanPlace, killAll, type Place, run } from './start.ts'

let folder: string
let place: Place
let dynoxide: Awaited<ReturnType<typeof startDynoxide>>

/** Two jobs that were given up: one is to be dropped, one to be tried again. */
async function giveUpJobs(directory: string): Promise<void> {
  const engine = await openLmdb({ directory, tables: [SystemTable] })
  const system = engine.table(SystemTable.name)
  for (const jobId of ['lost', 'late']) {
    await enqueue(system, { kind: 'mail.send', jobId, payload: null }, Date.now())
    const key = { PK: 'JOB#mail.send', SK: jobId }
    await system.write([{ kind: 'update', key, set: { status: 'dead', GSI1PK: 'JOBS#DEAD' } }])
  }
  await engine.close()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longtable-operator-'))
  const data = join(folder, 'data')
  const program = await startProgram({ environment: { LONGTABLE_DATA: data } })
  const client = connect(program.address)
  await newPerson(client, 'ana@example.com')
  client.close()
  await program.stop()
  await giveUpJobs(data)
  dynoxide = await startDynoxide()
  place = cleanPlace(root, {
    LONGTABLE_DATA: data,
    LONGTABLE_BACKUPS: join(folder, 'backups'),
    DYNAMODB_ENDPOINT: dynoxide.endpoint,
    AWS_ACCESS_KEY_ID: dynoxide.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: dynoxide.credentials.secretAccessKey,
  })
})
afterAll(async () => {
  killAll()
  await dynoxide?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** What stands for something of the reader's own. */
const here = (command: string): string =>
  command
    .replace('<id>', 'job/mail.send/lost')
    .replace('<table>', 'gg_core')
    .replace('./export', join(folder, 'export'))
    .replace('letters.zip', join(folder, 'letters.zip'))
    .replace('/var/lib/longtable-again', join(folder, 'again'))

it.each(Object.entries(ACTS))('%s', async (command, { says }) => {
  const { code, output } = await run(here(command), place)
  expect(output).toMatch(says)
  expect(code, output).toBe(0)
})
