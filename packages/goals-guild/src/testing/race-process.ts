import { silentLogger } from '@longtable/core'
import { CURSOR_SECRET_BYTES, createCursors, createStamp } from '@longtable/entity'
import { openLmdb } from '@longtable/store/lmdb'
import { ggCore } from '../table.ts'
import { contextMaker } from './guild-context.ts'
import { guildFiles } from './guild-files.ts'
import { type Heat, runHeat } from './racer.ts'

/** A second process on the same directory: runs the heats that it is sent and answers with outcomes. */
const [directory = '', startText = '0'] = process.argv.slice(2)
const [started, began] = [Number(startText), Date.now()]
const now = () => started + Date.now() - began
const engine = await openLmdb({ directory, tables: [ggCore], clock: now, sync: false })
const as = contextMaker({
  reader: {
    store: engine.table(ggCore.name),
    cursors: createCursors(new Uint8Array(CURSOR_SECRET_BYTES)),
  },
  stamp: createStamp({ now, random: Math.random }),
  now,
  log: silentLogger,
  files: guildFiles(`${directory}/files`, now),
})

process.on('message', (heat: Heat) => {
  void runHeat(heat, as).then(
    (outcomes) => process.send?.(outcomes),
    (error: unknown) => process.send?.([{ place: -1, bug: String(error) }]),
  )
})
process.on('disconnect', () => void engine.close())
process.send?.('ready')
