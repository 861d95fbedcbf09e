import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { groupEnded } from './testing/process-group.ts'
import { freePort, startProgram } from './testing/program.ts'

const changes: Readonly<Record<string, (data: string) => Promise<void>>> = {
  'moved away': (data) => rename(data, `${data}-old`),
  async replaced(data) {
    await rename(data, `${data}-old`)
    await mkdir(data)
    await writeFile(join(data, 'data.mdb'), 'another one')
  },
}

it.each([
  ['moved away', 1],
  ['replaced', 1],
  ['replaced', 2],
] as const)('ends with a word when its data is %s, with %i workers', async (how, workers) => {
  const parent = await mkdtemp(join(tmpdir(), 'longtable-removed-'))
  const data = join(parent, 'data')
  const environment = {
    LONGTABLE_DATA: data,
    LONGTABLE_WORKERS: String(workers),
    PORT: String(await freePort()),
  }
  await using program = await startProgram({ environment })
  await changes[how]?.(data)
  expect(await program.ended).toBe('SIGKILL')
  await groupEnded(program.pid)
  expect(program.output).toContain('data.mdb was removed or replaced while it was in use')
  await rm(parent, { recursive: true, force: true })
})
