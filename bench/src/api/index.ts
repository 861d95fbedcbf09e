import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure, type Pace } from '../harness.ts'
import { apiCases, openCase } from './cases.ts'
import type { ApiResult } from './report.ts'
import { buildServer, fillData, startServer } from './server-process.ts'

export { apiReport, type ApiResult, isReached } from './report.ts'

export interface ApiBench {
  readonly workers: readonly number[]
  readonly paces: { readonly read: Pace; readonly create: Pace }
  readonly say: (progress: string) => void
}

export const fullApiRun = {
  workers: [1, 2],
  paces: { read: { rounds: 15, sliceMs: 400 }, create: { rounds: 11, sliceMs: 600 } },
}

/** Shows that everything runs; its numbers mean nothing. */
export const quickApiRun = {
  workers: [1, 2],
  paces: { read: { rounds: 1, sliceMs: 20 }, create: { rounds: 1, sliceMs: 20 } },
}

export async function runApiBench({ workers, paces, say }: ApiBench): Promise<ApiResult[]> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-bench-api-'))
  const bundle = await buildServer()
  const clean = () => {
    for (const path of [directory, bundle]) rmSync(path, { recursive: true, force: true })
  }
  process.once('exit', clean)
  const token = await fillData(bundle, directory)
  const results: ApiResult[] = []
  for (const count of workers) {
    const server = await startServer(bundle, { directory, workers: count })
    for (const one of apiCases) {
      say(`${one.name}, ${count} ${count === 1 ? 'worker' : 'workers'}`)
      const { contenders, close } = await openCase(one, server, token)
      const { concurrency, kind } = one
      const costs = await measure({ contenders, concurrency }, paces[kind])
      results.push({ case: one, workers: count, costs })
      close()
    }
    await server.stop()
  }
  process.off('exit', clean)
  clean()
  return results
}
