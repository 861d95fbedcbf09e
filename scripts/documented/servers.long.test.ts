import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveS3 } from '@longtable/files/testing'
import { freePort } from '@longtable/server/testing'
import { startDynoxide } from '@longtable/store/testing/dynoxide'
import { afterAll, expect, it } from 'vitest'
import { root } from '../import-rule/read-repository.ts'
import { cleanPlace, killAll, type Place, run, shell } from './start.ts'
import { isServer, told } from './told.ts'

const folders: string[] = []
afterAll(async () => {
  killAll()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function seeServer(line: string, place: Place): Promise<void> {
  const server = shell(line, place)
  const address = await server.says(/^Longtable: (\S+)/m)
  const { status } = (await (await fetch(`${address}/health`)).json()) as { status: string }
  expect(status).toBe('ok')
  await server.stop()
}

it('saw the blocks', () => expect(told.length).toBeGreaterThan(4))

it.each(told)('$lines.0 …', async ({ lines }) => {
  const folder = await mkdtemp(join(tmpdir(), 'longtable-servers-'))
  folders.push(folder)
  await using dynoxide = await startDynoxide()
  await using s3 = await serveS3()
  const port = String(await freePort())
  const place = cleanPlace(root, {
    PORT: port,
    LONGTABLE_DATA: join(folder, 'data'),
    DYNAMODB_ENDPOINT: dynoxide.endpoint,
    S3_ENDPOINT: s3.endpoint,
    AWS_ACCESS_KEY_ID: dynoxide.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: dynoxide.credentials.secretAccessKey,
  })
  const here = lines.map((line) =>
    line.replace('/mnt/backups', join(folder, 'backups')).replace('PORT=4100', `PORT=${port}`),
  )
  const exports = here.filter((line) => line.startsWith('export '))
  const rest = here.filter((line) => !line.startsWith('export '))
  // What is only said is said to a server.
  for (const line of rest.length > 0 ? rest : ['npm start']) {
    const all = [...exports, line].join('\n')
    if (isServer(line)) await seeServer(all, place)
    else {
      const { code, output } = await run(all, place)
      expect(code, output).toBe(0)
    }
  }
})
