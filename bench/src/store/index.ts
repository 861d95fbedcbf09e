import { rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure } from '../harness.ts'
import { contenderFor, storeCases } from './cases.ts'
import { closeAll, openDatabases } from './databases.ts'
import { measureGrowth, type Paces, type Sizes } from './growth.ts'
import { dataset } from './items.ts'
import { type Findings, storeReport } from './report.ts'
import type { Result } from './result.ts'
import { targetsOf } from './targets.ts'

export interface StoreBench {
  readonly sizes: Sizes
  readonly concurrencies: readonly number[]
  readonly paces: Paces
  readonly say: (progress: string) => void
}

/** Few rounds of writes: Dynoxide's get slower with each record of its stream. */
export const fullRun = {
  sizes: { small: 10_000, large: 1_000_000 },
  concurrencies: [1, 64],
  paces: { read: { rounds: 21, sliceMs: 60 }, write: { rounds: 11, sliceMs: 250 } },
}

/** Shows that everything runs; its numbers mean nothing. */
export const quickRun = {
  sizes: { small: 500, large: 2000 },
  concurrencies: [1, 4],
  paces: { read: { rounds: 1, sliceMs: 2 }, write: { rounds: 1, sliceMs: 2 } },
}

async function measureCases(
  directory: string,
  { sizes, concurrencies, paces, say }: StoreBench,
): Promise<Result[]> {
  const data = dataset(sizes.small)
  say(`Filling four tables of ${sizes.small} items`)
  const databases = await openDatabases(directory, data)
  const results: Result[] = []
  for (const one of storeCases(data)) {
    for (const concurrency of concurrencies) {
      say(`${one.name}, ${concurrency} at once`)
      const contenders = databases.map(contenderFor(one))
      results.push({
        name: one.name,
        concurrency,
        costs: await measure({ contenders, concurrency }, paces[one.kind]),
      })
    }
  }
  await closeAll(databases)
  return results
}

/** Gigabytes must not stay behind when the run is interrupted, so they go when the process does. */
export async function runStoreBench(bench: StoreBench): Promise<Findings> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-bench-'))
  const clean = () => rmSync(directory, { recursive: true, force: true })
  process.once('exit', clean)
  for (const part of ['cases', 'growth']) await mkdir(join(directory, part))
  // Growth compares small differences, so it goes first, in a process that has done nothing else.
  const growths = await measureGrowth(join(directory, 'growth'), bench)
  const results = await measureCases(join(directory, 'cases'), bench)
  process.off('exit', clean)
  clean()
  return { results, growths, targets: targetsOf(results, growths), sizes: bench.sizes }
}

export { storeReport }
