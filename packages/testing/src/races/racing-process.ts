import { silentLogger } from '@longtable/core'
import { CURSOR_SECRET_BYTES, createCursors, createStamp } from '@longtable/entity'
import { openLmdb } from '@longtable/store/lmdb'
import type { System } from '@longtable/system'
import { contextMaker } from '../system/contexts.ts'
import { testFiles } from '../system/test-files.ts'
import { type Heat, runHeat } from './racer.ts'

/** A second process on the same directory: runs the heats that it is sent and answers with outcomes. */
const [directory = '', startText = '0', module = '', name = ''] = process.argv.slice(2)
const system = ((await import(module)) as Record<string, System>)[name]
if (!system) throw new Error(`${module} has no system ${name}`)
const [started, began] = [Number(startText), Date.now()]
const now = () => started + Date.now() - began
const { table } = system.model
const engine = await openLmdb({ directory, tables: [table], clock: now, sync: false })
const as = contextMaker({
  system,
  reader: {
    store: engine.table(table.name),
    cursors: createCursors(new Uint8Array(CURSOR_SECRET_BYTES)),
  },
  stamp: createStamp({ now, random: Math.random }),
  now,
  log: silentLogger,
  files: testFiles(`${directory}/files`, now),
})

process.on('message', (heat: Heat) => {
  void runHeat(heat, as).then(
    (outcomes) => process.send?.(outcomes),
    (error: unknown) => process.send?.([{ place: -1, bug: String(error) }]),
  )
})
process.on('disconnect', () => void engine.close())
process.send?.('ready')
