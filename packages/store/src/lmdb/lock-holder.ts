import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StoreLockedError } from '../errors.ts'

/** Where LMDB's lock file has the number of the newest transaction and the writer lock. */
const TRANSACTION_PLACE = 8
const LOCK_PLACE = 0x40
/** The lock's lower bits are the thread that holds it. */
const THREAD = 0x3fff_ffff

const POLL_MS = 50
const TELL_MS = 5_000
const GIVE_UP_MS = 30_000

interface Held {
  readonly pid: number
  readonly command: string
  /** What changes as soon as the holder makes progress. */
  readonly progress: string
}

function lockWords(path: string): { thread: number; transaction: bigint } | undefined {
  const bytes = Buffer.alloc(LOCK_PLACE + 4)
  try {
    const file = openSync(path, 'r')
    try {
      if (readSync(file, bytes, 0, bytes.length, 0) < bytes.length) return undefined
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined // There is none, or it is not for us to read.
  }
  return {
    thread: bytes.readUInt32LE(LOCK_PLACE) & THREAD,
    transaction: bytes.readBigUInt64LE(TRANSACTION_PLACE),
  }
}

/** A number in the lock file may be of a process that is long gone, and another's today. */
function hasOpen(pid: number, path: string): boolean {
  const { dev, ino } = statSync(path)
  let files: string[]
  try {
    files = readdirSync(`/proc/${pid}/fd`)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' // Another user's: believe the lock.
  }
  return files.some((file) => {
    const found = statSync(`/proc/${pid}/fd/${file}`, { throwIfNoEntry: false })
    return found?.dev === dev && found.ino === ino
  })
}

/** Who holds the writer lock of a directory right now, as far as that can be told: on Linux. */
function holderOf(directory: string): Held | undefined {
  if (process.platform !== 'linux') return undefined
  const path = join(directory, 'lock.mdb')
  const words = lockWords(path)
  if (!words || words.thread === 0) return undefined
  const { thread, transaction } = words
  try {
    const status = readFileSync(`/proc/${thread}/status`, 'utf8')
    const pid = Number(/^Tgid:\s*(\d+)/m.exec(status)?.[1])
    if (pid === process.pid || !hasOpen(pid, path)) return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()
    return { pid, command: command.slice(0, 200), progress: `${thread} ${transaction}` }
  } catch {
    return undefined // It ended meanwhile, and its lock with it.
  }
}

export const isHeldElsewhere = (directory: string): boolean => holderOf(directory) !== undefined

const heldBy = (directory: string, { pid, command }: Held) =>
  `The writer lock of ${directory} is held by process ${pid} (${command})`

/**
 * Resolves when nobody holds the writer lock, or whoever does makes progress. LMDB itself would wait
 * for ever, and without a word. Says who it is after a while, and gives up in the end.
 */
export async function awaitWriterLock(
  directory: string,
  tell: (line: string) => void,
): Promise<void> {
  const first = holderOf(directory)
  const began = performance.now()
  let told = false
  for (let held = first; held; held = holderOf(directory)) {
    if (held.progress !== first?.progress) return
    const waitedMs = performance.now() - began
    if (waitedMs > GIVE_UP_MS)
      throw new StoreLockedError(
        `${heldBy(directory, held)}, which has not let go of it in ${GIVE_UP_MS / 1000} seconds. ` +
          `End that process (kill -9 ${held.pid} harms no data), then start again.`,
      )
    if (waitedMs > TELL_MS && !told) {
      told = true
      tell(`${heldBy(directory, held)}; waiting for it …`)
    }
    await wait(POLL_MS)
  }
}
