import { join } from 'node:path'
import type { Logger } from '@longtable/core'
import {
  createKeeper,
  type KeeperOptions,
  noSearch,
  type SearchIndex,
  versionOf,
} from '@longtable/search'
import { openShelf } from '@longtable/search/libsql'
import type { Engine } from '@longtable/store'
import type { System } from '@longtable/system'
import type { Hints } from '../background/hints.ts'
import { startLoop } from '../background/loop.ts'
import type { Pace } from '../background/pace.ts'
import type { Config } from '../config.ts'

/** What was just written is found so much later at most; many writes are taken at once. */
const LULL_MS = 250

interface SearchOptions {
  readonly config: Pick<Config, 'dataDirectory' | 'store' | 'dynamodb'>
  readonly engine: Engine
  readonly systems: readonly { readonly system?: Pick<System, 'model' | 'search'> }[]
  readonly now: () => number
  readonly log: Logger
}

export interface Searches extends AsyncDisposable {
  /** Of one table. */
  index(table: string): SearchIndex
  /** What keeps, builds or verifies each of them. */
  readonly kept: ReadonlyMap<string, KeeperOptions>
  /** Follows the tables from now on: one process of a data directory does. */
  keep(hints: Hints, pace: Pace): { stop(): Promise<void> }
}

/** An index of one store says nothing about another that takes its place in the same directory. */
const storeName = ({ store, dynamodb }: SearchOptions['config'], table: string): string =>
  store === 'lmdb'
    ? store
    : [store, dynamodb.endpoint, dynamodb.region, dynamodb.tableNames[table]].join(' ')

/**
 * The indexes of all systems, beside the data: they are made of the tables and can be lost. Hosts that
 * share tables have one each.
 */
export function openSearch({ config, engine, systems, now, log }: SearchOptions): Searches {
  const shelves = systems.flatMap(({ system }) => {
    if (!system) return []
    const { search: source, model } = system
    const directory = join(config.dataDirectory, 'search', model.table.name)
    const version = `${storeName(config, model.table.name)} ${versionOf(source)}`
    const shelf = openShelf({ directory, version, now, log })
    return [{ table: model.table.name, source, shelf }]
  })
  const kept = new Map(
    shelves.map(({ table, source, shelf }): [string, KeeperOptions] => {
      const [store, tools] = [engine.table(table), engine.tools(table)]
      return [table, { store, tools, source, shelf, now, log }]
    }),
  )

  function keep(hints: Hints, pace: Pace): { stop(): Promise<void> } {
    const keepers = [...kept].map(([table, options]) => {
      const keeper = createKeeper(options)
      const loop = startLoop({
        name: `search ${table}`,
        step: () => keeper.step().then(() => 0),
        pace,
        lullMs: () => LULL_MS,
        log,
      })
      hints.onHint((topic) => {
        if (topic === table) loop.poke()
      })
      return { keeper, loop }
    })
    return {
      async stop() {
        await Promise.all(
          keepers.map(({ keeper, loop }) => Promise.all([keeper.stop(), loop.stop()])),
        )
      },
    }
  }

  const indexes = new Map(shelves.map(({ table, shelf }) => [table, shelf.index]))
  return {
    index: (table) => indexes.get(table) ?? noSearch,
    kept,
    keep,
    async [Symbol.asyncDispose]() {
      for (const { shelf } of shelves) await shelf[Symbol.asyncDispose]()
    },
  }
}
