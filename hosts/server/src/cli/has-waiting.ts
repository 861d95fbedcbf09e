import { checkpointOf, SystemTable } from '@longtable/core'
import { ChangeGapError, type Engine } from '@longtable/store'
import { GROUP } from '../background/group.ts'

/** Whether a table has changes that its processors have not taken. */
export async function hasWaiting(engine: Engine, tableName: string): Promise<boolean> {
  const { changes } = engine.table(tableName)
  const system = engine.table(SystemTable.name)
  const position = await checkpointOf(system, { group: GROUP, tableName })
  try {
    const batch = await changes.read(position ?? (await changes.oldest()), 1)
    return batch.changes.length > 0
  } catch (error) {
    if (error instanceof ChangeGapError) return true
    throw error
  }
}
