import { createBus, localEvents, silentLogger } from '@longtable/core'
import { openPayments } from '../billing/open-payments.ts'
import type { EngineOptions } from '../engine.ts'
import { openFiles } from '../files/open-files.ts'
import { openPeople } from '../people.ts'
import { openSearch } from '../search/open-search.ts'
import type { SystemParts } from '../served.ts'
import { systems } from '../systems.ts'
import type { CommandRun } from './command.ts'
import { withEngine } from './with-engine.ts'

/** What systems work with, for a command: as in a server, without what runs beside it. */
export const withParts = <T>(
  { config, progress }: Pick<CommandRun, 'config' | 'progress'>,
  use: (parts: SystemParts) => Promise<T>,
  options: EngineOptions = {},
): Promise<T> =>
  withEngine(
    config,
    async (engine) => {
      const log = { ...silentLogger, error: (_: object, message: string) => progress(message) }
      const shared = { config, engine, bus: createBus(), log, now: Date.now }
      const people = await openPeople(shared)
      const files = await openFiles(config, shared.now)
      const { payments } = await openPayments(shared)
      const events = localEvents(shared.bus, silentLogger)
      await using searches = openSearch({ ...shared, systems })
      try {
        return await use({ ...shared, people, files, payments, searches, events })
      } finally {
        files.close()
      }
    },
    options,
  )
