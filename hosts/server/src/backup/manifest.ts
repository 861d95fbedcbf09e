import { DomainError } from '@longtable/core'
import { type ObjectStore, readWhole } from '@longtable/files'
import * as z from 'zod'
import { DamagedBackupError } from './chunks.ts'

const BACKUPS = 'backups/'
const MANIFEST = 'manifest.json'
const FORMAT = 1

const Content = z.object({
  name: z.string(),
  bytes: z.number(),
  chunks: z.array(z.string().regex(/^[0-9a-f]{64}$/)).readonly(),
})

const Backup = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  /** The embedded store as it was at one moment. */
  store: Content,
  /** What stands beside it in the data directory: keys, heads of the audit logs. */
  beside: z.array(Content).readonly(),
  /** What people have uploaded. */
  files: z.array(Content).readonly(),
})
export type Backup = z.infer<typeof Backup>

const keyOf = (name: string) => `${BACKUPS}${name}/${MANIFEST}`

/** When it was made by the clock of that moment, and which one it is; those of former versions have no number. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)(?:_(\d+))?$/

/** `2030-01-01T06-30-00-000Z_12`: no name says more than a path may. */
export const backupName = (madeAt: string, number: number): string =>
  `${madeAt.replaceAll(/[:.]/g, '-')}_${number}`

const numberOf = (name: string): number => Number(NAME.exec(name)?.[5] ?? 0)

/** Epoch milliseconds; not a number where somebody has given another name. */
export function timeOf(name: string): number {
  const [, hour, minute, second, rest] = NAME.exec(name) ?? []
  return Date.parse(`${hour}:${minute}:${second}.${rest}`)
}

/** By their numbers: a clock that was ahead once must not make an old one the newest. */
const laterFirst = (one: string, other: string): number =>
  numberOf(other) - numberOf(one) || (timeOf(other) || 0) - (timeOf(one) || 0)

export interface Written {
  readonly name: string
  readonly backup: Backup
}

export async function writeBackup(
  place: ObjectStore,
  parts: Omit<Backup, 'format'>,
): Promise<Written> {
  const backup: Backup = { format: FORMAT, ...parts }
  const text = Buffer.from(JSON.stringify(backup))
  const [newest = ''] = await backupNames(place)
  const name = backupName(parts.madeAt, numberOf(newest) + 1)
  if ((await place.putOnce(keyOf(name), text)) === 'present')
    throw new Error(`There is a backup ${name} already.`)
  return { name, backup }
}

/** The newest first. One without a manifest never was whole, and is not here. */
export async function backupNames(place: ObjectStore): Promise<string[]> {
  const names: string[] = []
  for await (const page of place.list(BACKUPS))
    for (const { key } of page)
      if (key.endsWith(`/${MANIFEST}`)) names.push(key.slice(BACKUPS.length, -MANIFEST.length - 1))
  return names.sort(laterFirst)
}

export async function readBackup(place: ObjectStore, name: string): Promise<Backup> {
  const head = await place.head(keyOf(name))
  if (!head) throw new DomainError('NOT_FOUND', 'backup.unknown', `There is no backup ${name}.`)
  const text = await readWhole(place, keyOf(name), head.size)
  try {
    return Backup.parse(JSON.parse(String(text)))
  } catch (cause) {
    throw new DamagedBackupError(`The manifest of ${name} cannot be read.`, { cause })
  }
}

/** Undefined, and said, for whatever reason: one that is spoilt must not keep others from being made. */
export async function readableBackup(
  place: ObjectStore,
  name: string,
  warn: (line: string) => void,
): Promise<Backup | undefined> {
  try {
    return await readBackup(place, name)
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

export const forgetBackup = (place: ObjectStore, name: string): Promise<void> =>
  place.remove(keyOf(name))
