import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { wakeWriters } from '../lmdb/writer-lock.ts'
import { until } from './until.ts'

/** Where LMDB's lock file has the writer lock; the highest bit says that somebody waits for it. */
const LOCK_PLACE = 0x40
const WAITERS = 0x8000_0000

/** Another process: wakes writers of a lock that is held, and is asked for a report meanwhile. */
const [directory = ''] = process.argv.slice(2)
const file = openSync(join(directory, 'lock.mdb'), 'r')
const waking = wakeWriters({ path: directory, noSubdir: false, overlappingSync: false })
await until(() => {
  const word = Buffer.alloc(4)
  readSync(file, word, 0, 4, LOCK_PLACE)
  return word.readUInt32LE() > WAITERS
}, 'somebody who waits for the writer lock')
closeSync(file)
process.report?.getReport()
process.send?.('reported')
await waking
process.send?.('woken')
process.disconnect()
