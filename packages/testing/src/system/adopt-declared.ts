import { type SharedRows, silentEvents, silentLogger, SystemTable } from '@longtable/core'
import type { Model } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import { noSearch } from '@longtable/search'
import {
  type AdoptedSystem,
  type AdoptRule,
  adoptSystem,
  noDocuments,
  type Reconciler,
} from '@longtable/system'
import type { World } from '../world.ts'

interface Declared {
  readonly model: Model
  readonly rows: SharedRows
  readonly adopters: readonly AdoptRule[]
  readonly reconcilers: readonly Reconciler[]
}

/** A table that is only declared has no files. */
const noFiles = new Proxy({} as ObjectStore, {
  get() {
    throw new Error('A declared table has no files.')
  },
})

/** As the command adopts a table whose system is not served yet. */
export const adoptDeclared = (
  world: World,
  system: Declared,
  { isDry = false } = {},
): Promise<AdoptedSystem> =>
  adoptSystem({
    system,
    isDry,
    recordHead: async () => undefined,
    tools: world.engine.tools(system.model.table.name),
    deps: {
      store: world.store(system.model.table),
      system: world.store(SystemTable),
      events: silentEvents,
      files: noFiles,
      documents: noDocuments,
      search: noSearch,
      log: silentLogger,
      now: world.now,
      stamp: world.stamp,
    },
  })
