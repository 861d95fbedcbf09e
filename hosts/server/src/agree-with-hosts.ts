import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openKeyDirectory, openSecret } from '@longtable/accounts'
import {
  joinHosts,
  type Logger,
  type SettingsDifference,
  type SharedSettings,
  SystemTable,
} from '@longtable/core'
import type { Engine } from '@longtable/store'
import type { Config } from './config.ts'
import type { People } from './people.ts'

const FINGERPRINT_CHARACTERS = 16
/** Whoever has it shares the directory; a copy of an empty one gets another. */
const PLACE_FILE = 'place.id'

/** For what a person can put right; nothing was changed. */
export class HostsDisagreeError extends Error {}

/** Says whether two are the same, and nothing about what they are: they are random bytes. */
const fingerprint = (name: string, secret: Uint8Array) =>
  createHash('sha256')
    .update(`longtable ${name}\n`)
    .update(secret)
    .digest('hex')
    .slice(0, FINGERPRINT_CHARACTERS)

async function placeOf({ files, archive, dataDirectory }: Config): Promise<string> {
  const apart = archive ? `, letters s3 ${archive.bucket}` : ''
  // By its name alone: hosts may reach the same bucket by different endpoints.
  if (files.kind === 's3') return `s3 ${files.bucket}${apart}`
  const directory = join(dataDirectory, 'files')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const file = join(directory, PLACE_FILE)
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return `disk ${await readFile(file, 'utf8')}${apart}`
}

async function settingsOf(config: Config, { keys }: People): Promise<SharedSettings> {
  const directory = await openKeyDirectory(join(config.dataDirectory, 'keys'))
  const names = ['server', 'cursors', ...(config.files.kind === 'disk' ? ['files'] : [])]
  const secrets: Record<string, string> = {}
  for (const name of names) secrets[name] = fingerprint(name, await openSecret(directory, name))
  return {
    issuer: `${config.publicUrl}/accounts`,
    files: await placeOf(config),
    keys: keys.jwks.keys.map(({ kid }) => kid),
    secrets,
  }
}

function said({ of, there, here }: SettingsDifference, { dataDirectory }: Config): string {
  const keys = join(dataDirectory, 'keys')
  if (of === 'issuer')
    return `LONGTABLE_URL: tokens are issued by ${there} there and by ${here} here. Give all hosts the URL that people type.`
  if (of === 'files')
    return `Files: "${there}" there, "${here}" here. Use one bucket (LONGTABLE_FILES=s3), or mount one directory for all.`
  const what = of === 'keys' ? 'signing keys' : `${of.replace('secret ', '')}.secret`
  return `Keys: ${what} ${there} there, ${here} here. Copy keys/ of the other host to ${keys}.`
}

/**
 * Hosts on one table that differ in these would refuse each other's tokens, cursors and files at
 * random, as a balancer sends people to one or the other. An embedded store has all of it beside it.
 */
export async function agreeWithHosts(parts: {
  readonly config: Config
  readonly engine: Engine
  readonly people: People
  readonly owner: string
  readonly now: () => number
  readonly log: Logger
}): Promise<AsyncDisposable | undefined> {
  const { config, engine, people, owner, now, log } = parts
  if (config.store === 'lmdb') return undefined
  const system = engine.table(SystemTable.name)
  const settings = await settingsOf(config, people)
  const joined = await joinHosts({ system, host: owner, settings, now, log })
  if (Symbol.asyncDispose in joined) return joined
  throw new HostsDisagreeError(
    'Another host runs on the same tables with other settings; what one signs the other would refuse.\n' +
      joined.map((one) => `  ${said(one, config)}\n`).join('') +
      'Give this host the same and start it again. To change them on purpose, stop all hosts on these ' +
      'tables first: the next one that starts decides, two minutes later if they have crashed.',
  )
}
