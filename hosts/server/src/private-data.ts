import { chmodSync, lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config.ts'

const OTHERS = 0o077
/** By these a directory is known as one of this program's. */
const OWN_NAMES = ['data.mdb', 'keys', 'audit-heads.log']

const modeOf = ({ mode }: Stats) => (mode & 0o777).toString(8)
const isOpen = ({ mode }: Stats) => (mode & OTHERS) !== 0

const refusal = (path: string, found: Stats, why: string) =>
  new ConfigError([
    `LONGTABLE_DATA: ${path} is open to others (mode ${modeOf(found)}) ${why}: ` +
      'choose a directory of its own for the data, or let the owner run chmod go= on it',
  ])

function mend(path: string, found: Stats, uid: number): void {
  if (found.uid !== uid) throw refusal(path, found, 'and belongs to another user')
  chmodSync(path, found.mode & 0o7777 & ~OTHERS)
  const now = statSync(path)
  // Some file systems know no modes, or take a change and forget it.
  if (isOpen(now)) throw refusal(path, now, 'and stays so')
}

/** Below the first level, directories that nobody else may enter keep what is in them. */
function pathsIn(directory: string, names: readonly string[]): string[] {
  const keys = join(directory, 'keys')
  const hasKeys = statSync(keys, { throwIfNoEntry: false })?.isDirectory() ?? false
  return [
    ...names.map((name) => join(directory, name)),
    ...(hasKeys ? readdirSync(keys).map((name) => join(keys, name)) : []),
  ]
}

/**
 * The data is its owner's alone. A directory that was made, copied or restored with wider rights is
 * mended if it is ours: it belongs to this user, and holds our data or nothing yet. Any other one, a
 * home or `/tmp`, is not ours to change. Says what was mended.
 */
export function keepPrivate(directory: string): string[] {
  const uid = process.getuid?.()
  const found = statSync(directory, { throwIfNoEntry: false })
  // Windows has no such modes; its directories inherit their rights.
  if (uid === undefined || !found) return []
  const names = readdirSync(directory)
  const isOwn = names.length === 0 || names.some((name) => OWN_NAMES.includes(name))
  if (isOpen(found) && !isOwn) throw refusal(directory, found, 'and holds other things')
  const mended: string[] = []
  if (isOpen(found)) {
    mend(directory, found, uid)
    mended.push(directory)
  }
  for (const path of pathsIn(directory, names)) {
    const entry = lstatSync(path, { throwIfNoEntry: false })
    if (!entry || entry.isSymbolicLink() || !isOpen(entry)) continue
    mend(path, entry, uid)
    mended.push(path)
  }
  return mended
}
