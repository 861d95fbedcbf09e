import { find, keyOf } from '@longtable/entity'
import {
  type Condition,
  ConditionFailedError,
  type Item,
  type Store,
  type Update,
} from '@longtable/store'
import { createStillness } from '../clock.ts'
import type { Logger } from '../logger.ts'
import { Lease } from './system.ts'

export const LEASE_MS = 3000

export interface LeaseOptions {
  readonly system: Store
  readonly name: string
  readonly owner: string
  readonly now: () => number
  readonly log: Logger
}

type Outcome = { readonly won: true } | { readonly won: false; readonly found: Item | undefined }

export async function tryUpdate(store: Store, update: Update): Promise<Outcome> {
  try {
    await store.write([{ ...update, returnItem: true }])
    return { won: true }
  } catch (error) {
    if (error instanceof ConditionFailedError) return { won: false, found: error.failures[0]?.item }
    throw error
  }
}

/** Takes a lease that is nobody's, and says its epoch; zero when it is somebody's. */
export function createTake(options: LeaseOptions): (at: number) => Promise<number> {
  const { system, name, owner, now, log } = options
  const key = keyOf(Lease, { name })
  const stillMs = createStillness(now)

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

  return async (at) => {
    const first = await takeWhen(at, { any: ['absent', { attribute: 'until', atMost: at }] })
    if (!first.won && !(await takeFromFuture(at, first.found))) return 0
    const lease = await find(system, Lease, { name })
    return lease?.owner === owner ? lease.epoch : 0
  }
}
