import { type AnyEntity, fromItem, isOf } from '@longtable/entity'
import type { Item, Key, Store } from '@longtable/store'
import { stores, type TestStore } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { goalsGuild } from './model/model.ts'
import { documentOf, listQueries as everyList } from './testing/generated-documents.ts'
import { createGuildWorld, type GuildWorld, idOf } from './testing/guild-world.ts'
import { BY_ADMIN, type ListedScene, listedScene } from './testing/listed-scene.ts'

const SELECTION_DEPTH = 2
/** Kept in a table of its own, which no item of the guild is in; found by an index beside the table. */
const ELSEWHERE = ['deadLetters', 'search']
const listQueries = everyList.filter(({ name }) => !ELSEWHERE.includes(name))
const entities = Object.entries(goalsGuild.entities) as [string, AnyEntity][]
const nameOf = (item: Item) => entities.find(([, entity]) => isOf(entity, item))?.[0] ?? 'unknown'

function isReadable(item: Item): boolean {
  const entity = entities.find(([, one]) => isOf(one, item))?.[1]
  try {
    return entity !== undefined && fromItem(entity, item) !== undefined
  } catch {
    return false
  }
}

/** The same item with one attribute that its entity does not allow; undefined where all are free. */
function spoilt(item: Item): Item | undefined {
  // The store itself refuses keys and an expiry that are none; sorted, both engines spoil the same.
  const attributes = Object.keys(item)
    .filter((name) => !/^(PK|SK|GSI\d[PS]K|type|ttl)$/.test(name))
    .sort()
  return attributes
    .map((name) => ({ ...item, [name]: { wrong: [name] } }))
    .find((altered) => !isReadable(altered))
}

/** What a list is asked for by, and the asker's place in it, are read alone: an error alone. */
function isHead(item: Item, { ana, root, given }: ListedScene): boolean {
  const ids: unknown[] = [...Object.values(given), idOf(ana), idOf(root)]
  if ([item.id, item.commentId].some((id) => ids.includes(id))) return true
  if (item.SK === 'RESOURCE') return ids.includes(item.resourceId)
  return item.userId === idOf(ana) && [item.groupId, item.roomId].some((id) => ids.includes(id))
}

const keyOf = ({ PK, SK }: Key) => `${PK} / ${SK}`

/** Notes the items that are read of the system's table. */
function noting({ name, open }: TestStore, read: Set<string>): TestStore {
  const note = (items: readonly (Item | undefined)[]) => {
    for (const item of items) if (item) read.add(keyOf(item))
  }
  const noted = (table: Store): Store => ({
    ...table,
    async get(...asked) {
      const item = await table.get(...asked)
      note([item])
      return item
    },
    async getMany(...asked) {
      const items = await table.getMany(...asked)
      note(items)
      return items
    },
    async query(asked) {
      const page = await table.query(asked)
      note(page.items)
      return page
    },
  })
  return {
    name,
    async open(...asked) {
      const engine = await open(...asked)
      const table = (of: string) => {
        const opened = engine.table(of)
        return of === goalsGuild.table.name ? noted(opened) : opened
      }
      return { ...engine, table, [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose]() }
    },
  }
}

async function listsOf(
  world: GuildWorld,
  { ana, root, given }: ListedScene,
  isAsked: (name: string) => boolean,
) {
  const lists = new Map<string, number | string>()
  for (const { name, args } of listQueries.filter((list) => isAsked(list.name))) {
    const known: Readonly<Record<string, unknown>> = { ...given, first: LISTED_MAX }
    const used = Object.fromEntries(
      args.filter((one) => one.name in known).map((one) => [one.name, known[one.name]]),
    )
    const document = documentOf('Query', { name, given: used, depth: SELECTION_DEPTH })
    const { data, errors } = await world.ask(
      world.again(BY_ADMIN.includes(name) ? root : ana),
      document,
      used,
    )
    lists.set(name, errors ? JSON.stringify(errors) : data[name].items.length)
  }
  return lists
}

/** More than there are, and few enough that a list may be asked for with all that is below it. */
const LISTED_MAX = 20

const TIMEOUT = { timeout: 600_000 }

describe.each(stores)('one item that cannot be read, on $name', TIMEOUT, (store) => {
  it('leaves every list of the schema with the others that are in it', async () => {
    const read = new Set<string>()
    await using world = await createGuildWorld(noting(store, read))
    const scene = await listedScene(world)
    /** The items that each list reads: no other can change what it answers. */
    const readBy = new Map<string, ReadonlySet<string>>()
    for (const { name } of listQueries) {
      read.clear()
      const [[, count] = []] = await listsOf(world, scene, (one) => one === name)
      expect(`${name} ${count}`).toMatch(/ ([2-9]|\d\d)$/)
      readBy.set(name, new Set(read))
    }
    /** LMDB's feed index has read what it answers with before it is asked. */
    const isTouched = (name: string, item: Item) =>
      store.name === 'LMDB' || readBy.get(name)?.has(keyOf(item)) === true

    const items = (await world.items()).filter((item) => !isHead(item, scene))
    const [first, last] = [[...items].reverse(), items].map(
      (ordered) => new Map(ordered.map((item) => [nameOf(item), item])),
    )
    const failures: string[] = []
    for (const item of new Set([...(first ?? []), ...(last ?? [])].map(([, one]) => one))) {
      const altered = spoilt(item)
      if (!altered) continue
      await world.deps.store.write([{ kind: 'put', item: altered }])
      for (const [name, count] of await listsOf(world, scene, (one) => isTouched(one, item)))
        if (typeof count === 'string' || count === 0)
          failures.push(`${keyOf(item)} in ${name}: ${count}`)
      await world.deps.store.write([{ kind: 'put', item }])
    }
    expect(failures).toEqual([])
    expect(world.logged).toContainEqual(
      expect.objectContaining({ message: 'a stored item cannot be read' }),
    )
  })
})
