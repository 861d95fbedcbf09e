import { check, find, keyOf } from '@longtable/entity'
import {
  type Check,
  type Condition,
  ConditionFailedError,
  type Operation,
  type Store,
} from '@longtable/store'
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
}

async function succeeds(store: Store, operation: Operation): Promise<boolean> {
  try {
    await store.write([operation])
    return true
  } catch (error) {
    if (error instanceof ConditionFailedError) return false
    throw error
  }
}

export function createLease({ system, name, owner, now }: LeaseOptions): LeaseHolder {
  const key = keyOf(Lease, { name })
  let epoch = 0
  let renewedAt = 0

  const mine = (): Condition => ({
    all: [
      { attribute: 'owner', equals: owner },
      { attribute: 'epoch', equals: epoch },
    ],
  })
  const isHeld = () => epoch > 0 && now() - renewedAt < LEASE_MS

  async function renew(at: number): Promise<boolean> {
    const renewed = await succeeds(system, {
      kind: 'update',
      key,
      set: { until: at + LEASE_MS },
      when: mine(),
    })
    if (!renewed) epoch = 0
    return renewed
  }

  async function take(at: number): Promise<boolean> {
    const taken = await succeeds(system, {
      kind: 'update',
      key,
      set: { owner, until: at + LEASE_MS },
      setIfMissing: { name, type: Lease.type },
      add: { epoch: 1 },
      orCreate: true,
      when: { any: ['absent', { attribute: 'until', atMost: at }] },
    })
    if (!taken) return false
    const lease = await find(system, Lease, { name })
    epoch = lease?.owner === owner ? lease.epoch : 0
    return epoch > 0
  }

  return {
    async hold() {
      const at = now()
      if (isHeld() && at - renewedAt < RENEW_MS) return true
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
      await succeeds(system, {
        kind: 'update',
        key,
        set: { until: 0 },
        when: mine(),
      })
      epoch = 0
    },
  }
}
