import type { Key, Operation, Query, Store } from '@longtable/store'
import type { TestStore } from '@longtable/testing'
import { ggCore } from '../table.ts'
import { createGuildWorld, type GuildWorld } from './guild-world.ts'

/** What was asked of the table and its indexes. */
export interface Asked {
  readonly keys: readonly Key[]
  readonly queries: readonly Query[]
  readonly written: readonly Operation[]
}

export interface AskingWorld extends GuildWorld {
  noting<T>(run: () => Promise<T>): Promise<{ readonly answer: T; readonly asked: Asked }>
}

/** A world that says how `gg_core` was read and written, whatever lies between. */
export async function createAskingWorld(store: TestStore): Promise<AskingWorld> {
  let keys: Key[] = []
  let queries: Query[] = []
  let written: Operation[] = []
  const noting = (table: Store): Store => ({
    ...table,
    get(key, options) {
      keys.push(key)
      return table.get(key, options)
    },
    getMany(many, options) {
      keys.push(...many)
      return table.getMany(many, options)
    },
    query(query) {
      queries.push(query)
      return table.query(query)
    },
    write(operations) {
      written.push(...operations)
      return table.write(operations)
    },
  })
  const guild = await createGuildWorld({
    name: store.name,
    async open(tables, options) {
      const engine = await store.open(tables, options)
      return {
        ...engine,
        table: (name) => (name === ggCore.name ? noting(engine.table(name)) : engine.table(name)),
        [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
      }
    },
  })
  return {
    ...guild,
    async noting(run) {
      ;[keys, queries, written] = [[], [], []]
      const answer = await run()
      return { answer, asked: { keys, queries, written } }
    },
    [Symbol.asyncDispose]: () => guild[Symbol.asyncDispose](),
  }
}
