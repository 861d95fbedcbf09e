import { stores, type TestStore } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { goalsGuildSystem } from './system.ts'
import { allowedFor, outcomeOf } from './testing/allowed.ts'
import { createGuildWorld, guildApi } from './testing/guild-world.ts'
import type { PermissionRow } from './testing/permission-row.ts'
import { permissionRows } from './testing/permission-rows.ts'

const DISABLED = 'NOT_FOUND modules.disabled'
const ROOTS = ['Query', 'Mutation', 'Subscription'] as const
const names = goalsGuildSystem.modules.map(({ name }) => name)
const [store] = stores as readonly [TestStore, ...TestStore[]]

/** Every operation that the module has resolvers for. */
const operationsOf = (name: string): string[] => {
  const module = goalsGuildSystem.modules.find((one) => one.name === name)
  const resolvers = (module?.resolvers ?? {}) as Record<string, object | undefined>
  return ROOTS.flatMap((root) => Object.keys(resolvers[root] ?? {}).map((op) => `${root}.${op}`))
}

/** What each operation of the module answers to somebody for whom it is allowed. */
async function outcomes(disabledFeatures: readonly string[], name: string) {
  await using world = await createGuildWorld(store, { disabledFeatures })
  const found: Record<string, string> = {}
  for (const operation of operationsOf(name)) {
    const row = permissionRows.find((one) => one.operation === operation) as PermissionRow
    const { asker, variables } = await allowedFor(world, row)
    found[operation] = outcomeOf(await world.ask(asker, row.document, variables))
  }
  return found
}

const all = (name: string, outcome: string) =>
  Object.fromEntries(operationsOf(name).map((operation) => [operation, outcome]))

it('every operation belongs to one module', () => {
  const { schema } = guildApi
  const served = ROOTS.flatMap((root) =>
    Object.keys(schema.getRootType(root.toLowerCase() as never)?.getFields() ?? {}).map(
      (field) => `${root}.${field}`,
    ),
  )
  expect(served.filter((operation) => operation.startsWith('Subscription.'))).not.toEqual([])
  expect(names.flatMap(operationsOf).sort()).toEqual(served.sort())
})

describe.each(names)('the module %s', (name) => {
  it('answers "not found" while it is switched off, whatever is asked', async () => {
    expect(await outcomes([name], name)).toEqual(all(name, DISABLED))
  })

  it('answers while all others are switched off', async () => {
    const others = names.filter((other) => other !== name)
    expect(await outcomes(others, name)).toEqual(all(name, 'allowed'))
  })
})
