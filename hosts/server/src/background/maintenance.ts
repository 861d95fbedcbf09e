import { checkpointOf, type Logger, type Schedule, SystemTable } from '@longtable/core'
import type { Engine, LogPosition } from '@longtable/store'
import { GROUP } from './group.ts'

const HOUR_MS = 3_600_000
const TRIM_MS = 600_000

interface MaintenanceOptions {
  readonly engine: Engine
  readonly tables: readonly string[]
  readonly log: Logger
}

/** Expired items go, and the logs are cut well behind every reader. */
export function maintenance({ engine, tables, log }: MaintenanceOptions): Schedule[] {
  const system = engine.table(SystemTable.name)
  const earlier = new Map<string, LogPosition>()
  return [
    {
      name: 'sweep',
      everyMs: HOUR_MS,
      async run() {
        for (const table of [...tables, SystemTable.name]) {
          const swept = await engine.tools(table).sweep()
          if (swept > 0) log.info({ table, swept }, 'expired items were removed')
        }
      },
    },
    {
      name: 'trim',
      everyMs: TRIM_MS,
      async run() {
        for (const table of tables) {
          // One period behind the checkpoint: the live readers of other workers are never cut off.
          const upTo = earlier.get(table)
          const trimmed = upTo === undefined ? 0 : await engine.tools(table).trim(upTo)
          if (trimmed > 0) log.info({ table, trimmed }, 'the change log was trimmed')
          const checkpoint = await checkpointOf(system, { group: GROUP, tableName: table })
          if (checkpoint !== undefined) earlier.set(table, checkpoint)
        }
      },
    },
  ]
}
