import { check, find, keyOf } from '@longtable/entity'
import {
  type Check,
  type Condition,
  ConditionFailedError,
  type Item,
  type Store,
  type Update,
} from '@longtable/store'
import { createStillness, isWithin } from '../clock.ts'
import type { Logger } from '../logger.ts'
import { Lease } from './system.ts'

export const LEASE_MS = 3000
export const RENEW_MS = 1000

/** At most one owner at a time works under a name; another takes over when the lease runs out. */
export interface LeaseHolder {
  /** Takes or renews the lease; false while another holds it. */
  hold(): Promise<boolean>
  readonly isHeld: boolean
  /** Fails a write of one who has been replaced without noticing. */
  guard(): Check
  release(): Promise<void>
}

interface LeaseOptions {
  readonly system: Store
  readonly name: string
  readonly owner: string
  readonly now: () => number
  readonly log: Logger
}

type Outcome = { readonly won: true } | { readonly won: false; readonly found: Item | undefined }

async function tryUpdate(store: Store, update: Update): Promise<Outcome> {
  try {
    await store.write([{ ...update, returnItem: true }])
    return { won: true }
  } catch (error) {
    if (error instanceof ConditionFailedError) return { won: false, found: error.failures[0]?.item }
    throw error
  }
}

export function createLease({ system, name, owner, now, log }: LeaseOptions): LeaseHolder {
  const key = keyOf(Lease, { name })
  const stillMs = createStillness(now)
  let epoch = 0
  let renewedAt = 0

  const mine = (): Condition => ({
    all: [
      { attribute: 'owner', equals: owner },
      { attribute: 'epoch', equals: epoch },
    ],
  })
  const isHeld = () => epoch > 0 && isWithin(now() - renewedAt, LEASE_MS)

  async function renew(at: number): Promise<boolean> {
    const set = { until: at + LEASE_MS }
    const { won } = await tryUpdate(system, { kind: 'update', key, set, when: mine() })
    if (!won) epoch = 0
    return won
  }

  const takeWhen = (at: number, when: Condition): Promise<Outcome> =>
    tryUpdate(system, {
      kind: 'update',
      key,
      set: { owner, until: at + LEASE_MS },
      setIfMissing: { name, type: Lease.type },
      add: { epoch: 1 },
      orCreate: true,
      when,
    })

  /**
   * A clock that went back leaves an end far ahead. A living holder moves it every second, so one
   * that stood still for a whole lease by our own clock is nobody's, however far hosts are apart.
   */
  async function takeFromFuture(at: number, found: Item | undefined): Promise<boolean> {
    const until = found?.until
    if (typeof until !== 'number' || until <= at + LEASE_MS) return false
    if (stillMs(name, `${found?.epoch} ${until}`) < LEASE_MS) return false
    const when = { attribute: 'until', equals: until } as const
    const { won } = await takeWhen(at, when)
    const details = { lease: name, aheadMs: until - at, of: found?.owner }
    if (won) log.warn(details, 'a lease from the future was taken: a clock has gone back')
    return won
  }

  async function take(at: number): Promise<boolean> {
    const first = await takeWhen(at, { any: ['absent', { attribute: 'until', atMost: at }] })
    if (!first.won && !(await takeFromFuture(at, first.found))) return false
    const lease = await find(system, Lease, { name })
    epoch = lease?.owner === owner ? lease.epoch : 0
    return epoch > 0
  }

  return {
    async hold() {
      const at = now()
      if (epoch > 0 && isWithin(at - renewedAt, RENEW_MS)) return true
      const held = epoch > 0 ? await renew(at) : await take(at)
      if (held) renewedAt = at
      return held
    },
    get isHeld() {
      return isHeld()
    },
    guard: () => check(Lease, { name }, mine()),
    async release() {
      if (epoch === 0) return
      await tryUpdate(system, { kind: 'update', key, set: { until: 0 }, when: mine() })
      epoch = 0
    },
  }
}
