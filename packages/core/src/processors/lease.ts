import { check, keyOf } from '@longtable/entity'
import type { Check, Condition, Item, Key } from '@longtable/store'
import { isWithin } from '../clock.ts'
import { Lease } from './system.ts'
import { createTake, LEASE_MS, type LeaseOptions, tryUpdate } from './take-lease.ts'

export const RENEW_MS = 1000

/** The end of a lease that was given back with nothing left to do. */
const RESTING = 0
/** The end of a lease that was given back by one who stops: whoever looks next takes it. */
const GIVEN_BACK = 1

/** At most one owner at a time works under a name; another takes over when the lease runs out. */
export interface LeaseHolder {
  readonly key: Key
  /** Takes or renews the lease; false while another holds it. Asked twice at once, it is done once. */
  hold(): Promise<boolean>
  /** By our own clock: whoever was away for longer has to ask first. */
  readonly isHeld: boolean
  /** It was ours when we last heard of it. */
  readonly isOurs: boolean
  /** Fails a write of one who has been replaced without noticing. */
  guard(): Check
  /** Gives it back because there is nothing left to do. */
  rest(): Promise<void>
  /** Gives it back because we stop. */
  release(): Promise<void>
}

/** What the item of a lease says to one who does not hold it. */
export type LeaseSight =
  | { readonly state: 'held'; readonly until: number }
  | { readonly state: 'free' }
  /** Free, and its last holder had nothing left to do. */
  | { readonly state: 'resting' }

/** An end further ahead than a lease is long was written by another clock: taking it decides. */
export function sightOf(item: Item | undefined, now: number): LeaseSight {
  const until = item?.until
  if (until === RESTING) return { state: 'resting' }
  if (typeof until !== 'number' || until <= now || until > now + LEASE_MS) return { state: 'free' }
  return { state: 'held', until }
}

export function createLease({ system, name, owner, now, log }: LeaseOptions): LeaseHolder {
  const key = keyOf(Lease, { name })
  const take = createTake({ system, name, owner, now, log })
  let epoch = 0
  let renewedAt = 0
  let asking: Promise<boolean> | undefined

  const mine = (): Condition => ({
    all: [
      { attribute: 'owner', equals: owner },
      { attribute: 'epoch', equals: epoch },
    ],
  })

  /** Whether the lease was still ours. */
  async function isSet(until: number): Promise<boolean> {
    const update = { kind: 'update', key, set: { until }, when: mine() } as const
    return (await tryUpdate(system, update)).won
  }

  async function ask(at: number): Promise<boolean> {
    if (epoch === 0) epoch = await take(at)
    else if (!(await isSet(at + LEASE_MS))) epoch = 0
    if (epoch > 0) renewedAt = at
    return epoch > 0
  }

  async function giveBack(until: number): Promise<void> {
    // A renewal that is under way would make it ours again.
    await asking?.catch(() => false)
    if (epoch === 0) return
    await isSet(until)
    epoch = 0
  }

  return {
    key,
    async hold() {
      const at = now()
      if (epoch > 0 && isWithin(at - renewedAt, RENEW_MS)) return true
      asking ??= ask(at).finally(() => {
        asking = undefined
      })
      return asking
    },
    get isHeld() {
      return epoch > 0 && isWithin(now() - renewedAt, LEASE_MS)
    },
    get isOurs() {
      return epoch > 0
    },
    guard: () => check(Lease, { name }, mine()),
    rest: () => giveBack(RESTING),
    release: () => giveBack(GIVEN_BACK),
  }
}
