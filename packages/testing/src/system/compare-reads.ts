import type { Item, Query, Store } from '@longtable/store'
import type { SystemContext } from '@longtable/system'
import type { SystemWorld } from './system-world.ts'

/** Small enough that lists of a test have more than one. */
const PAGE_SIZE = 10

/** Where the API says otherwise than the documented query. */
export type ReadDiffers = (
  what: string,
  difference: { readonly api: unknown; readonly table: unknown },
) => void

interface Comparing<C extends SystemContext> {
  readonly world: Pick<SystemWorld<C>, 'ask' | 'deps'>
  readonly as: (userId: string) => C
  readonly told: ReadDiffers
}

/** All that a document's own query gives, in its order. */
async function literal(store: Store, query: Query): Promise<Item[]> {
  const found: Item[] = []
  let after: Query['after']
  do {
    const page = await store.query({ ...query, limit: 200, ...(after && { after }) })
    found.push(...page.items)
    after = page.next
  } while (after)
  return found
}

const fieldAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((one, name) => (one as Record<string, unknown>)[name], value)

/** What the API answers somebody, beside what a document's own query gives. */
export function comparingReads<C extends SystemContext>({ world, as, told }: Comparing<C>) {
  const { store } = world.deps
  /** `list(me, 'goals', 'id')`: every page of it, by one field of each. */
  async function list(viewer: string, call: string, path: string): Promise<string[]> {
    const shape = path
      .split('.')
      .reduceRight((inner, name) => `${name} ${inner && `{ ${inner} }`}`, '')
    const [name = ''] = call.split('(')
    const found: string[] = []
    let after: string | null = null
    do {
      const page = `first: ${PAGE_SIZE}, after: ${JSON.stringify(after)})`
      const asked = call.includes('(') ? call.replace(/\)$/, `, ${page}`) : `${call}(${page}`
      const answer = await world.ask(as(viewer), `{ ${asked} { items { ${shape} } after } }`)
      if (answer.errors) told(call, { api: answer.errors, table: 'an answer' })
      const items: readonly unknown[] = answer.data?.[name]?.items ?? []
      found.push(...items.map((item) => String(fieldAt(item, path))))
      after = answer.data?.[name]?.after ?? null
    } while (after !== null)
    return found
  }
  const same = (what: string, api: unknown, expected: unknown) => {
    if (JSON.stringify(api) !== JSON.stringify(expected)) told(what, { api, table: expected })
  }
  const table = (query: Query) => literal(store, query)
  return {
    list,
    same,
    table,
    async one(viewer: string, query: string): Promise<unknown> {
      const answer = await world.ask(as(viewer), `{ ${query} }`)
      if (answer.errors) told(query, { api: answer.errors, table: 'an answer' })
      return Object.values((answer.data ?? {}) as object)[0]
    },
    /** A list in the order of the documented query, by the attribute that names each; says how many. */
    async sameList(
      viewer: string,
      [call, path]: readonly [call: string, path: string],
      { query, key = path }: { readonly query: Query; readonly key?: string },
    ): Promise<number> {
      const found = await list(viewer, call, path)
      const stored = (await table(query)).map((item) => String(item[key]))
      same(call, found, stored)
      return stored.length
    },
  }
}
export type ComparingReads = ReturnType<typeof comparingReads>
