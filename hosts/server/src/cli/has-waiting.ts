import { checkpointOf, SystemTable } from '@longtable/core'
import { ChangeGapError, type Engine, type LogPosition } from '@longtable/store'
import { GROUP } from '../background/group.ts'

/** How far the processors of a table have come. */
export const takenUntil = (engine: Engine, tableName: string): Promise<LogPosition | undefined> =>
  checkpointOf(engine.table(SystemTable.name), { group: GROUP, tableName })

/** Whether a table has changes that its processors have not taken. */
export async function hasWaiting(engine: Engine, tableName: string): Promise<boolean> {
  const { changes } = engine.table(tableName)
  const position = await takenUntil(engine, tableName)
  try {
    const batch = await changes.read(position ?? (await changes.oldest()), 1)
    return batch.changes.length > 0
  } catch (error) {
    if (error instanceof ChangeGapError) return true
    throw error
  }
}
