import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConnections } from '../api/connections.ts'
import { buildServer, fillData, startServer } from '../api/server-process.ts'
import { writeUntil, WRITERS } from '../api/writers.ts'
import type { BackupResult } from './report.ts'
import { putBack } from './put-back.ts'

export { backupReport, backupTargets } from './report.ts'

export interface BackupBench {
  readonly rounds: number
  /** Notes in the store. */
  readonly notes: number
  /** How long the writes of a calm phase go on. */
  readonly calmMs: number
  readonly say: (progress: string) => void
}

export const fullBackup = { rounds: 9, notes: 400_000, calmMs: 4000 }

/** Shows that everything runs; its numbers mean nothing. */
export const quickBackup = { rounds: 1, notes: 500, calmMs: 50 }

export async function runBackupBench(options: BackupBench): Promise<BackupResult> {
  const { rounds, notes, calmMs, say } = options
  const directory = await mkdtemp(join(tmpdir(), 'longtable-bench-backup-'))
  const bundle = await buildServer()
  const clean = () => {
    for (const path of [directory, bundle]) rmSync(path, { recursive: true, force: true })
  }
  process.once('exit', clean)
  const data = join(directory, 'data')
  const token = await fillData(bundle, data, notes)
  say(`${notes} notes are there`)
  const server = await startServer(bundle, { directory: data, workers: 1 })
  const writers = await openConnections(server.ports.graphql, WRITERS)
  const calm: number[][] = []
  const beside: number[][] = []
  const seconds: number[] = []
  const written: string[] = []
  const onWritten = (body: string) => void written.push(body)
  let storeBytes = 0
  let restored: BackupResult['restored'] | undefined
  for (let round = 0; round < rounds; round++) {
    const end = performance.now() + calmMs
    calm.push(
      await writeUntil(writers, token, { isOver: () => performance.now() > end, onWritten }),
    )
    const backupTo = join(directory, `backup-${round}`)
    let isOver = false
    const before = written.length
    const writing = writeUntil(writers, token, { isOver: () => isOver, onWritten })
    const began = performance.now()
    ;({ storeBytes } = await server.backUp({ backupTo }))
    seconds.push((performance.now() - began) / 1000)
    isOver = true
    beside.push(await writing)
    if (round === rounds - 1) {
      say('the last one is put back and looked at')
      const to = join(directory, 'restored')
      restored = await putBack({ from: backupTo, to, written: written.slice(0, before) })
    }
    await rm(backupTo, { recursive: true })
    say(`round ${round + 1} of ${rounds}: a backup in ${seconds.at(-1)?.toFixed(1)} s`)
  }
  writers.close()
  await server.stop()
  process.off('exit', clean)
  clean()
  if (!restored) throw new Error('There has to be one round at least.')
  return { storeBytes, seconds, calm, beside, restored }
}
