import { isOf } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { stores } from '@longtable/store/testing'
import type { SystemContext } from '@longtable/system'
import { describe, expect, it } from 'vitest'
import { type Answer, createSystemWorld, idOf, type SystemWorld } from '../system/system-world.ts'
import { allowedFor } from './allowed.ts'
import type { Roles } from './roles.ts'
import { type Cast, isMutation, type PermissionRow } from './row.ts'

interface Row {
  readonly operation: string
  readonly document: string
}

const nameOf = ({ operation }: Row) => operation.replace('Mutation.', '')

/** The row's own document, as somebody sends it who may have to send it again. */
const repeatable = (row: Row) =>
  row.document.replace(
    new RegExp(`(?<=[{ ])${nameOf(row)}\\b(\\()?`),
    (_, bracket) => `${nameOf(row)}(requestId: "repeat-it"${bracket ? ', ' : ')'}`,
  )

/** Ids, times, and words of a closed set. */
const isShort = (name: string) => /(^id|Id|At|Type)$|^(state|kind|role|emoji)$/.test(name)

/** What of a recorded answer may be long. */
const longFieldsOf = (result: unknown): string[] =>
  Object.entries(result ?? {})
    .filter(([name, value]) => !['number', 'boolean'].includes(typeof value) && !isShort(name))
    .map(([name]) => name)

const byKey = (a: Item, b: Item) => `${a.PK} ${a.SK}`.localeCompare(`${b.PK} ${b.SK}`)
const sorted = async <C extends SystemContext>(world: SystemWorld<C>) =>
  (await world.items()).sort(byKey)

/** The first answer, or the one word that says that it was done. */
function expectDone(first: Answer, repeat: Answer): void {
  const [error] = repeat.errors ?? []
  if (error) expect(error.extensions).toMatchObject({ code: 'GONE', reason: 'requests.done' })
  else expect(Object.keys(repeat.data)).toEqual(Object.keys(first.data))
}

/** Nothing is left but what the asker is and has asked for; other people have deleted their accounts. */
async function removeEverything<C extends SystemContext>(
  { world, asker }: Cast<C>,
  { entity, keyOf, deleted }: Roles<C, never>['person'],
): Promise<void> {
  const items = await world.items()
  const own = keyOf(idOf(asker))
  const isOwn = ({ PK, SK }: Item) => PK === own.PK && SK === own.SK
  await world.deps.store.writeMany({
    deletes: items
      .filter((item) => !isOf(entity, item) && !isOf(world.system.rows.Request, item))
      .map(({ PK, SK }) => ({ PK, SK })),
    puts: items
      .filter((item) => isOf(entity, item) && !isOwn(item))
      .map((item) => ({ ...item, ...deleted })),
  })
}

/** Somebody who repeats what was done gets its answer or its end, and nothing is done again. */
export function repeated<C extends SystemContext, Outsider extends string>(
  { tested, person, shutOut, recordsText }: Roles<C, Outsider>,
  rows: readonly PermissionRow<C, Outsider>[],
): void {
  const mutations = rows.filter(isMutation)
  if (mutations.length === 0) return

  describe.each(stores)('a repeat of what was done, on $name', (store) => {
    it.each(mutations)('$operation', async (row) => {
      await using world = await createSystemWorld(store, tested)
      const scene = await allowedFor(world, row)
      const ask = () => world.ask(world.again(scene.asker), repeatable(row), scene.variables)
      const first = await ask()
      expect(first.errors).toBeUndefined()
      if (!recordsText.includes(nameOf(row)))
        for (const item of await world.items())
          if (isOf(world.system.rows.Request, item))
            expect(longFieldsOf(item['result'])).toEqual([])

      if (idOf(scene.asker) !== idOf(scene.owner)) {
        const restored = await world.items()
        await shutOut(scene)
        expectDone(first, await ask())
        await world.deps.store.writeMany({ puts: restored })
      }
      await removeEverything(scene, person)
      const left = await sorted(world)
      expectDone(first, await ask())
      expect(await sorted(world)).toEqual(left)
    })
  })
}
