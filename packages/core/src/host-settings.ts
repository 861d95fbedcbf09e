import {
  Count,
  change,
  EpochSeconds,
  entity,
  find,
  fromItem,
  Id,
  keyOf,
  type Of,
  pattern,
  put,
  Timestamp,
  toItem,
} from '@longtable/entity'
import { ConditionFailedError, type Operation, type Store } from '@longtable/store'
import * as z from 'zod'
import type { Logger } from './logger.ts'
import { SystemTable } from './processors/system.ts'

/** Fingerprints, never a secret. */
const uses = {
  /** Who signs tokens, as they say themselves. */
  issuer: z.string(),
  /** Where files are. */
  files: z.string(),
  /** Ids of the keys that verify tokens, newest first. */
  keys: z.array(z.string()),
  /** By the name of the secret. */
  secrets: z.record(z.string(), z.string()),
}

/** What the hosts on these tables use. */
export const HostSettings = entity(SystemTable, {
  type: 'HostSettings',
  fields: { scope: Id, ...uses, revision: Count, takenAt: Timestamp },
  keys: { table: ['HOSTS#{scope}', 'SETTINGS'] },
})
type HostSettings = Of<typeof HostSettings>

/** A host that runs, or is about to; one that has crashed is gone at the end of this. */
export const HostPresence = entity(SystemTable, {
  type: 'HostPresence',
  fields: {
    scope: Id,
    host: Id,
    // Hosts of an earlier version say this only when they use what the row of settings says.
    settings: z.object(uses).optional(),
    until: z.int(),
    ttl: EpochSeconds,
  },
  keys: { table: ['HOSTS#{scope}', 'HOST#{host}'] },
})

export const hostsPresent = pattern(HostPresence, 'table', { source: 'core: hosts that run' })

export type SharedSettings = Pick<HostSettings, 'issuer' | 'files' | 'keys' | 'secrets'>

/** One thing that another host has otherwise. */
export interface SettingsDifference {
  readonly of: 'issuer' | 'files' | 'keys' | `secret ${string}`
  readonly there: string
  readonly here: string
}

const SCOPE = { scope: 'all' }
/** Rarely: an idle host writes next to nothing. */
const RENEW_MS = 50_000
const PRESENT_MS = 2 * RENEW_MS + 10_000

/** One key in common is enough: a new one comes beside it, and is read by all when it is met. */
function differencesBetween(there: SharedSettings, here: SharedSettings): SettingsDifference[] {
  const differ = (of: SettingsDifference['of'], one: string, other: string) =>
    one === other ? [] : [{ of, there: one, here: other }]
  const isKeyShared = there.keys.some((key) => here.keys.includes(key))
  return [
    ...differ('issuer', there.issuer, here.issuer),
    ...(isKeyShared ? [] : differ('keys', String(there.keys[0]), String(here.keys[0]))),
    ...Object.entries(here.secrets).flatMap(([name, value]) =>
      differ(`secret ${name}`, there.secrets[name] ?? value, value),
    ),
    ...differ('files', there.files, here.files),
  ]
}

interface HostOptions {
  readonly system: Store
  readonly host: string
  readonly settings: SharedSettings
  readonly now: () => number
  readonly log: Logger
}

/** Whether anybody runs with what the row says, or did until a crash a moment ago. */
async function isInUse({ system, now }: HostOptions, found: HostSettings): Promise<boolean> {
  const { items } = await system.query(hostsPresent.query(SCOPE))
  return items
    .map((item) => fromItem(HostPresence, item))
    .some(
      ({ until, settings }) =>
        until > now() &&
        // An end further ahead was written by another clock, and would hold as long as that is ahead.
        until <= now() + PRESENT_MS &&
        (!settings || differencesBetween(found, settings).length === 0),
    )
}

/** From now on the host is there, until this is disposed of; after a crash for two minutes at most. */
async function announce(options: HostOptions): Promise<AsyncDisposable> {
  const { system, host, settings, now, log } = options
  const item = () => {
    const until = now() + PRESENT_MS
    return toItem(HostPresence, { ...SCOPE, host, settings, until, ttl: Math.ceil(until / 1000) })
  }
  const say = () => system.write([{ kind: 'put', item: item() }])
  await say()
  const timer = setInterval(() => {
    say().catch((error: unknown) =>
      log.warn({ err: error }, 'this host could not say that it runs'),
    )
  }, RENEW_MS)
  timer.unref()
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await system.write([{ kind: 'delete', key: keyOf(HostPresence, { ...SCOPE, host }) }])
    },
  }
}

async function isWritten(system: Store, operation: Operation): Promise<boolean> {
  try {
    await system.write([operation])
    return true
  } catch (error) {
    if (error instanceof ConditionFailedError) return false
    throw error
  }
}

/** The first host says what all use; when none of them runs any more, the next one does. */
async function differencesToHosts(options: HostOptions): Promise<SettingsDifference[]> {
  const { system, settings, now, log } = options
  for (;;) {
    const found = await find(system, HostSettings, SCOPE)
    const takenAt = new Date(now()).toISOString()
    if (!found) {
      const first = put(HostSettings, { ...SCOPE, ...settings, revision: 1, takenAt })
      if (await isWritten(system, first)) return []
      continue
    }
    const differences = differencesBetween(found, settings)
    if (differences.length > 0 && (await isInUse(options, found))) return differences
    const isSame = differences.length === 0 && String(found.keys) === String(settings.keys)
    if (isSame) return []
    const taken = change(HostSettings, found, {
      patch: { ...settings, revision: found.revision + 1, takenAt },
      when: { attribute: 'revision', equals: found.revision },
    })
    if (!(await isWritten(system, taken))) continue
    if (differences.length > 0)
      log.warn({ differences }, 'no other host runs on these tables: its settings are taken over')
    return []
  }
}

/**
 * Before a host serves: what it uses has to be what the others on its tables use. It says that it is
 * there before it looks, so that of two that begin at once the later one sees the other.
 */
export async function joinHosts(
  options: HostOptions,
): Promise<AsyncDisposable | readonly SettingsDifference[]> {
  const presence = await announce(options)
  try {
    const differences = await differencesToHosts(options)
    if (differences.length === 0) return presence
    await presence[Symbol.asyncDispose]()
    return differences
  } catch (error) {
    await presence[Symbol.asyncDispose]()
    throw error
  }
}
