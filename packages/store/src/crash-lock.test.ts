import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openLmdb } from './lmdb/index.ts'
import { inTime, until } from './testing/until.ts'

/** Where LMDB's lock file has the writer lock; the highest bit says that somebody waits for it. */
const LOCK_PLACE = 0x40
const WAITERS = 0x8000_0000

const table = { name: 'sample', indexes: {}, log: true }
const put = (SK: string) => [{ kind: 'put', item: { PK: 'P', SK } }] as const

/** Does by hand what a process does that is killed between its wake-up and its turn. */
async function loseWakeUp(directory: string): Promise<void> {
  const file = openSync(join(directory, 'lock.mdb'), 'r+')
  const word = Buffer.alloc(4)
  try {
    await until(() => {
      readSync(file, word, 0, 4, LOCK_PLACE)
      return word.readUInt32LE() > WAITERS
    }, 'somebody who waits for the writer lock')
    word.writeUInt32LE(word.readUInt32LE() - WAITERS)
    writeSync(file, word, 0, 4, LOCK_PLACE)
  } finally {
    closeSync(file)
  }
}

function start(script: string, ...words: string[]) {
  const path = join(import.meta.dirname, 'testing', script)
  return spawn(process.execPath, ['--import', 'tsx', path, ...words], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    cwd: import.meta.dirname,
  })
}

/** A process that takes the writer lock for so long. */
const startHolder = (directory: string, ms: number) =>
  start('crash-lock-holder.ts', directory, String(ms))

it('a writer whose wake-up was lost with a killed process goes on', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-lock-'))
  const engine = await openLmdb({ directory, tables: [table] })
  const holder = startHolder(directory, 1000)
  try {
    await once(holder, 'message')
    const released = once(holder, 'message')
    const store = engine.table('sample')
    const writing = store.write(put('while the lock is held'))
    await loseWakeUp(directory)
    await released
    await writing
    for (const SK of ['a', 'b', 'c']) await store.write(put(SK))
    expect((await store.query({ partition: 'P' })).items).toHaveLength(4)
  } finally {
    holder.kill('SIGKILL')
    await engine.close()
    await rm(directory, { recursive: true })
  }
})

it('who wakes writers keeps nobody waiting who asks its process for a report', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-lock-'))
  const holder = startHolder(directory, 600_000)
  let waker: ReturnType<typeof start> | undefined
  try {
    await once(holder, 'message')
    waker = start('crash-lock-waker.ts', directory)
    // A thread of its own would wait for the lock, and the report for the thread.
    expect(await inTime(once(waker, 'message'), 'the report')).toEqual(['reported', undefined])
    const woken = once(waker, 'message')
    holder.kill('SIGKILL')
    expect(await inTime(woken, 'the end of waking')).toEqual(['woken', undefined])
  } finally {
    holder.kill('SIGKILL')
    waker?.kill('SIGKILL')
    await rm(directory, { recursive: true })
  }
})
