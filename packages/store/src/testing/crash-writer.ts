import { openSync, writeSync } from 'node:fs'
import { ConditionFailedError } from '../errors.ts'
import { openLmdb } from '../lmdb/index.ts'
import { crashTable, writeOf } from './crash-lanes.ts'

/** What a writer process is told on its command line. */
export interface WriterOrder {
  readonly directory: string
  readonly seed: number
  readonly writer: number
  /** How many writes each lane has behind it. */
  readonly done: readonly number[]
  /** Acknowledged writes are noted here, one line each: what is in the file survives the process. */
  readonly acknowledgements: string
}

/** Writes until it is killed. */
async function write(order: WriterOrder): Promise<void> {
  const engine = await openLmdb({ directory: order.directory, tables: [crashTable] })
  const store = engine.table(crashTable.name)
  const acknowledgements = openSync(order.acknowledgements, 'a')
  process.send?.('ready')
  const run = async (lane: number, done: number) => {
    for (let n = done + 1; ; n++) {
      await store
        .write(writeOf({ seed: order.seed, writer: order.writer, lane }, n))
        .catch((error) => {
          if (!(error instanceof ConditionFailedError)) throw error
        })
      writeSync(acknowledgements, `${lane} ${n}\n`)
    }
  }
  await Promise.all(order.done.map((done, lane) => run(lane, done)))
}

process.on('disconnect', () => process.exit())
await write(JSON.parse(process.argv[2] ?? '') as WriterOrder)
