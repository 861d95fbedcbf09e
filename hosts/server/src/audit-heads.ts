import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { HeadRecorder, Logger } from '@longtable/core'

export const HEADS_FILE = 'audit-heads.log'
const HEADS_BYTES_MAX = 1024 ** 2
const OLDER_FILES_MAX = 3
const OLDER = /^audit-heads\.(\d{6})\.[0-9a-f]{8}\.log$/
const NEWLINE = 0x0a

type Head = Parameters<HeadRecorder>[0]

export interface KnownHeads {
  /** False when there is no file at all. */
  readonly exist: boolean
  readonly heads: readonly Head[]
  /** Lines that are no heads: a crash or a full disk cut them short. */
  readonly torn: readonly string[]
}

/** Oldest first, the one that is written to last. */
async function filesIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] as string[]
    throw error
  })
  const older = names.filter((name) => OLDER.test(name)).sort()
  return names.includes(HEADS_FILE) ? [...older, HEADS_FILE] : older
}

function headIn(line: string): Head | undefined {
  try {
    const head = JSON.parse(line) as Partial<Head> | null
    const isHead = typeof head?.sequence === 'number' && typeof head.hash === 'string'
    return isHead && typeof head.table === 'string' ? (head as Head) : undefined
  } catch {
    return undefined
  }
}

/** All that was told outside the store, of every table, also in files that were put aside. */
export async function knownHeads(directory: string): Promise<KnownHeads> {
  const files = await filesIn(directory)
  const [heads, torn]: [Head[], string[]] = [[], []]
  for (const file of files) {
    const text = await readFile(join(directory, file), 'utf8').catch(() => '')
    for (const [place, line] of text.split('\n').entries()) {
      const head = headIn(line)
      if (head) heads.push(head)
      else if (line !== '') torn.push(`${file}, line ${place + 1}`)
    }
  }
  return { exist: files.length > 0, heads, torn }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** On disk when it resolves, on a line of its own whatever a crash left before; says the file's size. */
export async function addHeads(directory: string, heads: readonly Head[]): Promise<number> {
  const handle = await open(join(directory, HEADS_FILE), 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    const last = Buffer.alloc(1)
    if (size > 0) await handle.read(last, 0, 1, size - 1)
    const isTorn = size > 0 && last[0] !== NEWLINE
    const text = heads.map((head) => `${JSON.stringify(head)}\n`).join('')
    await handle.appendFile(isTorn ? `\n${text}` : text)
    await handle.sync()
    if (size === 0) await syncDirectory(directory)
    return size + text.length
  } finally {
    await handle.close()
  }
}

/**
 * A head vouches for every link before it, so old ones may go; but each table's newest must stay,
 * also of a table that is rarely written. Two workers may do this at once: every file put aside has
 * a name of its own, and what one appends to a file that the other moves is still read.
 */
async function putAside(directory: string): Promise<void> {
  const newest = new Map<string, Head>()
  for (const head of (await knownHeads(directory)).heads)
    if (head.sequence >= (newest.get(head.table)?.sequence ?? 0)) newest.set(head.table, head)
  const older = (await filesIn(directory)).filter((name) => name !== HEADS_FILE)
  const number = Number(OLDER.exec(older.at(-1) ?? '')?.[1] ?? 0) + 1
  const name = `audit-heads.${String(number).padStart(6, '0')}.${randomUUID().slice(0, 8)}.log`
  try {
    await rename(join(directory, HEADS_FILE), join(directory, name))
  } catch (error) {
    // Another worker has just done it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  await addHeads(directory, [...newest.values()])
  for (const file of [...older, name].slice(0, -OLDER_FILES_MAX))
    await rm(join(directory, file), { force: true })
  await syncDirectory(directory)
}

/** Tells each new head outside the store: in a file beside it and in the log. */
export function auditHeads(
  directory: string,
  log: Logger,
  bytesMax = HEADS_BYTES_MAX,
): HeadRecorder {
  let turn: Promise<void> = Promise.resolve()
  return (head) => {
    const mine = turn.then(async () => {
      if ((await addHeads(directory, [head])) > bytesMax) await putAside(directory)
      log.info({ ...head }, 'audit head')
    })
    turn = mine.catch(() => undefined)
    return mine
  }
}
