import { find, toItem } from '@longtable/entity'
import type { LogPosition, Store } from '@longtable/store'
import type { Held } from './held.ts'
import { Checkpoint } from './system.ts'

/** How far a group has come in a table's changes; undefined before its first step. */
export async function checkpointOf(
  system: Store,
  key: { readonly group: string; readonly tableName: string },
): Promise<LogPosition | undefined> {
  return (await find(system, Checkpoint, key))?.position
}

interface CheckpointMove {
  readonly group: string
  readonly tableName: string
  readonly position: LogPosition
  readonly now: number
}

/** For hosts, while nobody works under the name. */
export async function moveCheckpoint(
  system: Store,
  { now, ...checkpoint }: CheckpointMove,
): Promise<void> {
  const updatedAt = new Date(now).toISOString()
  await system.write([{ kind: 'put', item: toItem(Checkpoint, { ...checkpoint, updatedAt }) }])
}

interface CheckpointOptions {
  readonly store: Store
  readonly system: Store
  readonly group: string
  readonly held: Held
  readonly now: () => number
}

export function createCheckpoint({ store, system, group, held, now }: CheckpointOptions) {
  const tableName = store.table.name
  return {
    checkpoint: async (): Promise<LogPosition> =>
      (await checkpointOf(system, { group, tableName })) ?? (await store.changes.oldest()),
    /** Only as long as nobody has taken over. */
    async advance(position: LogPosition): Promise<LogPosition> {
      const updatedAt = new Date(now()).toISOString()
      const item = toItem(Checkpoint, { group, tableName, position, updatedAt })
      await held.write([{ kind: 'put', item }])
      return position
    },
  }
}
