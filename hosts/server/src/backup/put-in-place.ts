import { randomBytes } from 'node:crypto'
import { readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DomainError } from '@longtable/core'
import { STORE_FILE } from './make-backup.ts'

/** What is restored has such a name, with an ending for each run, until all of it was looked at. */
const HALF = '.restoring'
const ENDING_BYTES = 4
/** One at a time is moved out of it. */
const LAST_STEP = `${HALF}-last-step`

/** Of a name that another directory has. */
const TAKEN = ['ENOTEMPTY', 'EEXIST']

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Undefined where there is none. */
async function namesIn(directory: string): Promise<string[] | undefined> {
  return readdir(directory).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}

const notEmpty = (directory: string) =>
  new DomainError(
    'CONFLICT',
    'restore.notEmpty',
    `${directory} is not empty: a backup is put back into an empty or a new directory (LONGTABLE_DATA).`,
  )

/** What is there is never written over. */
export async function refuseData(directory: string): Promise<void> {
  const names = (await namesIn(directory)) ?? []
  if (names.some((name) => !name.startsWith(`${HALF}-`))) throw notEmpty(directory)
}

/**
 * Beside the directory that is meant, whose name it gets in one step; but within one that is there,
 * which may be a disk that is mounted and whose owner and rights somebody has chosen.
 */
export async function halfOf(wanted: string): Promise<string> {
  const ending = `${HALF}-${randomBytes(ENDING_BYTES).toString('hex')}`
  return (await namesIn(wanted)) ? join(wanted, ending) : `${wanted}${ending}`
}

/** Of other restores, which were killed or are at work: nobody can tell, so they are not removed. */
export async function otherHalves(wanted: string): Promise<string[]> {
  const parent = dirname(wanted)
  const beside = ((await namesIn(parent)) ?? []).filter((name) =>
    name.startsWith(`${basename(wanted)}${HALF}`),
  )
  const within = ((await namesIn(wanted)) ?? []).filter((name) => name.startsWith(HALF))
  return [...beside.map((name) => join(parent, name)), ...within.map((name) => join(wanted, name))]
}

/** Whoever comes second finds a name taken, or what the first has put there. */
async function takeName(made: string, wanted: string): Promise<void> {
  await rename(made, wanted).catch((error: unknown) => {
    throw TAKEN.includes(codeOf(error) ?? '') ? notEmpty(wanted) : error
  })
}

/** The store last: until it is there a server takes the directory for one that has lost it. */
async function moveOut(from: string, to: string): Promise<void> {
  const names = await readdir(from)
  const inOrder = [...names.filter((name) => name !== STORE_FILE), STORE_FILE]
  for (const name of inOrder) await rename(join(from, name), join(to, name))
  // One that comes second may have taken the empty name: it finds what is here, and goes back.
  await rmdir(from).catch((error: unknown) => {
    if (![...TAKEN, 'ENOENT'].includes(codeOf(error) ?? '')) throw error
  })
}

/** Gives what was made and looked at the name that is meant. */
export async function putInPlace(made: string, wanted: string): Promise<void> {
  await refuseData(wanted)
  if (dirname(made) !== wanted) return takeName(made, wanted)
  const last = join(wanted, LAST_STEP)
  await takeName(made, last)
  try {
    await refuseData(wanted)
  } catch (error) {
    await rename(last, made)
    throw error
  }
  await moveOut(last, wanted)
}

export const forgetHalf = (directory: string): Promise<void> =>
  rm(directory, { recursive: true, force: true })
