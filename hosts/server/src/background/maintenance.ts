import { type Logger, type Schedule, SystemTable, trimLog } from '@longtable/core'
import { sweepDrafts } from '@longtable/mail'
import type { Engine } from '@longtable/store'
import { GROUP } from './group.ts'

const HOUR_MS = 3_600_000
const TRIM_MS = 600_000

interface MaintenanceOptions {
  readonly engine: Engine
  readonly tables: readonly string[]
  readonly outbox: string
  readonly now: () => number
  readonly log: Logger
}

/** Expired items and left-over drafts go, and the logs are cut well behind every reader. */
export function maintenance(options: MaintenanceOptions): Schedule[] {
  const { engine, tables, outbox, now, log } = options
  const system = engine.table(SystemTable.name)
  return [
    {
      name: 'sweep',
      everyMs: HOUR_MS,
      async run() {
        for (const table of [...tables, SystemTable.name]) {
          const swept = await engine.tools(table).sweep()
          if (swept > 0) log.info({ table, swept }, 'expired items were removed')
        }
        const drafts = await sweepDrafts(outbox, now())
        if (drafts > 0) log.info({ drafts }, 'drafts that a crash left in the outbox were removed')
      },
    },
    {
      name: 'trim',
      everyMs: TRIM_MS,
      async run() {
        for (const table of tables) {
          const [store, tools] = [engine.table(table), engine.tools(table)]
          const trimmed = await trimLog({ store, tools, system, group: GROUP, now: now() })
          if (trimmed > 0) log.info({ table, trimmed }, 'the change log was trimmed')
        }
      },
    },
  ]
}
