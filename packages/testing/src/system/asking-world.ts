import type { Key, Operation, Query, Store } from '@longtable/store'
import type { TestStore } from '@longtable/store/testing'
import type { SystemContext } from '@longtable/system'
import { createSystemWorld, type SystemWorld } from './system-world.ts'
import type { TestedSystem } from './tested-system.ts'

/** What was asked of the table and its indexes. */
export interface Asked {
  readonly keys: readonly Key[]
  readonly queries: readonly Query[]
  readonly written: readonly Operation[]
}

export interface AskingWorld<C extends SystemContext> extends SystemWorld<C> {
  noting<T>(run: () => Promise<T>): Promise<{ readonly answer: T; readonly asked: Asked }>
}

/** A world that says how the system's table was read and written, whatever lies between. */
export async function createAskingWorld<C extends SystemContext>(
  store: TestStore,
  tested: TestedSystem<C>,
): Promise<AskingWorld<C>> {
  const own = tested.system.model.table.name
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
  const given = await createSystemWorld(
    {
      name: store.name,
      async open(tables, options) {
        const engine = await store.open(tables, options)
        return {
          ...engine,
          table: (name) => (name === own ? noting(engine.table(name)) : engine.table(name)),
          [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
        }
      },
    },
    tested,
  )
  return {
    ...given,
    async noting(run) {
      ;[keys, queries, written] = [[], [], []]
      const answer = await run()
      return { answer, asked: { keys, queries, written } }
    },
    [Symbol.asyncDispose]: () => given[Symbol.asyncDispose](),
  }
}
