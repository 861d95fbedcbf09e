import { SystemTable } from '@longtable/core'
import { openLmdb } from '@longtable/store/lmdb'
import { until } from '@longtable/store/testing/until'
import { startProgram } from './program.ts'

/** A server that has played the demo world of all three systems, and stopped when nothing was left to do. */
export async function playWorld(environment: Readonly<Record<string, string>>): Promise<void> {
  await using program = await startProgram({ words: ['serve'], environment })
  const engine = await openLmdb({
    directory: environment['LONGTABLE_DATA'] ?? '',
    tables: [SystemTable],
  })
  try {
    const system = engine.table(SystemTable.name)
    let told = ''
    await until(
      async () => {
        const { items } = await system.query({ partition: 'JOB#demo.live' })
        const health = (await (await fetch(`${program.address}/health`)).json()) as {
          readonly processors: readonly { readonly table: string; readonly unprocessed: number }[]
        }
        const states = items.map(({ jobId, status }) => `${String(jobId)} ${String(status)}`)
        told = [...states, ...health.processors.map((one) => JSON.stringify(one))].join('\n')
        return (
          items.length > 0 &&
          items.every(({ status }) => status === 'done') &&
          health.processors.every(({ unprocessed }) => unprocessed === 0)
        )
      },
      () => `the world to be played:\n${told}`,
    )
  } finally {
    await engine.close()
  }
  await program.stop()
}
