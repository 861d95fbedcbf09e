import { silentLogger } from '@longtable/core'
import { CURSOR_SECRET_BYTES, createCursors, createStamp } from '@longtable/entity'
import { openLmdb } from '@longtable/store/lmdb'
import type { System } from '@longtable/system'
import { contextMaker } from '../system/contexts.ts'
import { testFiles } from '../system/test-files.ts'
import type { Told } from './race-on-lmdb.ts'
import { runHeat } from './racer.ts'

/** A second process on the same directory: runs the heats that it is sent and answers with outcomes. */
const [module = '', name = ''] = process.argv.slice(2)
const system = ((await import(module)) as Record<string, System>)[name]
if (!system) throw new Error(`${module} has no system ${name}`)
const { table } = system.model

async function enter(directory: string, started: number) {
  const began = Date.now()
  const now = () => started + Date.now() - began
  const engine = await openLmdb({ directory, tables: [table], clock: now, sync: false })
  const as = contextMaker({
    system: system as System,
    reader: {
      store: engine.table(table.name),
      cursors: createCursors(new Uint8Array(CURSOR_SECRET_BYTES)),
    },
    stamp: createStamp({ now, random: Math.random }),
    now,
    log: silentLogger,
    files: testFiles(`${directory}/files`, now),
  })
  return { engine, as }
}

let entered: Awaited<ReturnType<typeof enter>> | undefined

async function obey(told: Told): Promise<unknown> {
  if (told.kind === 'race')
    return entered ? runHeat(told.heat, entered.as) : [{ place: -1, bug: 'Nothing is open.' }]
  await entered?.engine.close()
  entered = told.kind === 'open' ? await enter(told.directory, told.now) : undefined
  return told.kind
}

process.on('message', (told: Told) => {
  void obey(told).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.([{ place: -1, bug: String(error) }]),
  )
})
process.on('disconnect', () => void entered?.engine.close())
process.send?.('ready')
