import { stores } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcomeOf } from './testing/allowed.ts'
import { createGuildWorld, guildApi } from './testing/guild-world.ts'
import {
  type Cast,
  type FurtherRole,
  type Made,
  OUTSIDERS,
  type PermissionRow,
  UNREGISTERED,
} from './testing/permission-row.ts'
import { permissionRows } from './testing/permission-rows.ts'
import { copyOf, openingScene, played, type Stage } from './testing/stage.ts'

const { schema } = guildApi
const operations = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].flatMap((root) => Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`))

it('has a row for every operation, and only for those', () => {
  expect(operations.length).toBeGreaterThan(20)
  expect(permissionRows.map(({ operation }) => operation).sort()).toEqual([...operations].sort())
})

it('asks in every row for the operation that it names', () => {
  for (const { operation, document } of permissionRows)
    expect(document).toMatch(new RegExp(`[{ ]${operation.split('.')[1]}\\b`))
})

async function asked(row: PermissionRow, cast: Cast, role?: FurtherRole): Promise<string> {
  const made = await row.variables(cast)
  const more = (await role?.become(cast, made as Made)) ?? {}
  return outcomeOf(await cast.world.ask(cast.asker, row.document, { ...made, ...more }))
}

/** A newcomer for whom it is allowed is the one who has not registered. */
const outsidersOf = ({ allowedFor }: PermissionRow) =>
  allowedFor === 'newcomer' ? OUTSIDERS : ([...OUTSIDERS, 'unregistered'] as const)

const ROWS_PER_STAGE_MAX = 12
const LONGEST_LIMIT_MS = 3_600_000

async function outcomesOf(row: PermissionRow, stage: Stage): Promise<Record<string, string>> {
  const { world } = stage
  const place = stage.rows++
  // What earlier rows have made does not count towards the limits of this one.
  world.world.advance(LONGEST_LIMIT_MS)
  const owner = played(stage, 'owner')
  const found: Record<string, string> = {}
  for (const role of outsidersOf(row)) {
    found[role] = await asked(row, { world, owner, asker: played(stage, role) })
  }
  for (const [name, role] of Object.entries(row.also ?? {})) {
    const asker = await world.person(`${name.toLowerCase()}-${place}`)
    found[name] = await asked(row, { world, owner, asker }, role)
  }
  const { allowedFor } = row
  if (allowedFor === 'also') return found
  const asker = played(stage, allowedFor === 'stranger' ? 'friend' : allowedFor)
  return { ...found, allowed: await asked(row, { world, owner, asker }) }
}

const expectedOf = ({ outcomes, unregistered, also = {}, allowedFor }: PermissionRow) => ({
  ...outcomes,
  ...(allowedFor !== 'newcomer' && { unregistered: unregistered ?? UNREGISTERED }),
  ...Object.fromEntries(Object.entries(also).map(([name, { outcome }]) => [name, outcome])),
  ...(allowedFor !== 'also' && { allowed: 'allowed' }),
})

it('has somebody in every row for whom it is allowed', () => {
  for (const row of permissionRows) expect(Object.values(expectedOf(row))).toContain('allowed')
})

/**
 * Who only reads disturbs nobody, nor who is refused, nor an owner who goes about their own things:
 * such rows share a stage. Others may make people into something else than their role says.
 */
const isHarmless = ({ operation, outcomes, unregistered, allowedFor }: PermissionRow) =>
  operation.startsWith('Query.') ||
  (![...Object.values(outcomes), unregistered].includes('allowed') &&
    (allowedFor === 'owner' || allowedFor === 'also'))

describe.each(stores)('who may not, on $name', (store) => {
  let opening: Stage
  let shared: Stage
  beforeAll(async () => {
    opening = await openingScene(store)
    shared = await copyOf(opening, store)
  })
  afterAll(async () => {
    await shared.world[Symbol.asyncDispose]()
    await opening.world[Symbol.asyncDispose]()
  })

  it.each(permissionRows.filter(isHarmless))('$operation', async (row) => {
    // The more there is on a stage, the slower it becomes.
    if (shared.rows === ROWS_PER_STAGE_MAX) {
      await shared.world[Symbol.asyncDispose]()
      shared = await copyOf(opening, store)
    }
    expect(await outcomesOf(row, shared)).toEqual(expectedOf(row))
  })

  it.each(permissionRows.filter((row) => !isHarmless(row)))('$operation', async (row) => {
    const stage = await copyOf(opening, store)
    await using _world = stage.world
    expect(await outcomesOf(row, stage)).toEqual(expectedOf(row))
  })

  it('answers "not found" for a module that is switched off', async () => {
    await using given = await createGuildWorld(store, { disabledFeatures: ['follows'] })
    const ana = await given.person('ana')
    expect(outcomeOf(await given.ask(ana, '{ blocks { after } }'))).toBe(
      'NOT_FOUND modules.disabled',
    )
    expect(outcomeOf(await given.ask(ana, '{ me { id } }'))).toBe('allowed')
  })
})
