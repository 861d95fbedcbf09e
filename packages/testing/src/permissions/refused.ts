import { openTestLmdb, stores } from '@longtable/store/testing'
import type { SystemContext } from '@longtable/system'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_LIMIT_MS, outcomeOf } from './allowed.ts'
import type { Roles } from './roles.ts'
import type { Cast, FurtherRole, Made, PermissionRow } from './row.ts'
import { copyOf, openingScene, type Place, played, type Stage } from './stage.ts'

const ROWS_PER_STAGE_MAX = 12

/** Also where every stale read is as old as the stage: whatever is decided hangs on none of them. */
const places: readonly Place[] = [
  ...stores,
  { name: 'LMDB with old copies', open: openTestLmdb, lagging: { indexes: false, reads: true } },
]

async function asked<C extends SystemContext>(
  row: PermissionRow<C, string>,
  cast: Cast<C>,
  role?: FurtherRole<C>,
): Promise<string> {
  const made = await row.variables(cast)
  const more = (await role?.become(cast, made as Made)) ?? {}
  return outcomeOf(await cast.world.ask(cast.asker, row.document, { ...made, ...more }))
}

/** A newcomer for whom it is allowed is the one who has not registered. */
const rolesIn = ({ allowedFor, outcomes }: PermissionRow<never, string>) => [
  ...Object.keys(outcomes),
  ...(allowedFor === 'newcomer' ? [] : ['unregistered']),
]

async function outcomesOf<C extends SystemContext>(
  row: PermissionRow<C, string>,
  stage: Stage<C>,
): Promise<Record<string, string>> {
  const { world } = stage
  const place = stage.rows++
  world.world.advance(LONGEST_LIMIT_MS)
  const owner = played(stage, 'owner')
  const found: Record<string, string> = {}
  for (const role of rolesIn(row))
    found[role] = await asked(row, { world, owner, asker: played(stage, role) })
  for (const [name, role] of Object.entries(row.also ?? {})) {
    const asker = await world.person(`${name.toLowerCase()}-${place}`)
    found[name] = await asked(row, { world, owner, asker }, role)
  }
  const { allowedFor } = row
  if (allowedFor === 'also') return found
  const asker = played(stage, allowedFor === 'stranger' ? 'friend' : allowedFor)
  return { ...found, allowed: await asked(row, { world, owner, asker }) }
}

const expectedOf = (
  { outcomes, unregistered, also = {}, allowedFor }: PermissionRow<never, string>,
  roles: Pick<Roles<never, string>, 'unregistered'>,
): Record<string, string> => ({
  ...outcomes,
  ...(allowedFor !== 'newcomer' && { unregistered: unregistered ?? roles.unregistered }),
  ...Object.fromEntries(Object.entries(also).map(([name, { outcome }]) => [name, outcome])),
  ...(allowedFor !== 'also' && { allowed: 'allowed' }),
})

/**
 * Who only reads disturbs nobody, nor who is refused, nor an owner who goes about their own things:
 * such rows share a stage. Others may make people into something else than their role says.
 */
const isHarmless = ({
  operation,
  outcomes,
  unregistered,
  allowedFor,
}: PermissionRow<never, string>) =>
  operation.startsWith('Query.') ||
  (![...Object.values(outcomes), unregistered].includes('allowed') &&
    (allowedFor === 'owner' || allowedFor === 'also'))

/** What each kind of person gets from each operation. */
export function refused<C extends SystemContext, Outsider extends string>(
  roles: Roles<C, Outsider>,
  rows: readonly PermissionRow<C, Outsider>[],
): void {
  const { tested } = roles

  it('has somebody in every row for whom it is allowed', () => {
    for (const row of rows) expect(Object.values(expectedOf(row, roles))).toContain('allowed')
  })

  it('has all outsiders in every row', () => {
    for (const { outcomes } of rows)
      expect(Object.keys(outcomes).sort()).toEqual([...roles.outsiders].sort())
  })

  describe.each(places)('who may not, on $name', (store) => {
    let opening: Stage<C>
    let shared: Stage<C>
    beforeAll(async () => {
      opening = await openingScene(store, roles)
      shared = await copyOf(opening, store, tested)
    })
    afterAll(async () => {
      await shared.world[Symbol.asyncDispose]()
      await opening.world[Symbol.asyncDispose]()
    })

    it.each(rows.filter(isHarmless))('$operation', async (row) => {
      // The more there is on a stage, the slower it becomes.
      if (shared.rows === ROWS_PER_STAGE_MAX) {
        await shared.world[Symbol.asyncDispose]()
        shared = await copyOf(opening, store, tested)
      }
      expect(await outcomesOf(row, shared)).toEqual(expectedOf(row, roles))
    })

    it.each(rows.filter((row) => !isHarmless(row)))('$operation', async (row) => {
      const stage = await copyOf(opening, store, tested)
      await using _world = stage.world
      expect(await outcomesOf(row, stage)).toEqual(expectedOf(row, roles))
    })
  })
}
