import { isOf } from '@longtable/entity'
import { stores } from '@longtable/store/testing'
import type { SystemContext } from '@longtable/system'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSystemWorld, type SystemWorld } from '../system/system-world.ts'
import { allowedFor, outcomeOf } from './allowed.ts'
import type { Going, Roles } from './roles.ts'
import { isMutation, type PermissionRow } from './row.ts'

const ROWS_PER_WORLD_MAX = 12
/** Within a minute it is not written down again that somebody has seen something. */
const A_MINUTE_MS = 60_001

/** Limits are counted and refusals written down also for who may not. */
async function effects<C extends SystemContext>({ system, items }: SystemWorld<C>) {
  const { RateLimit, AuditLog } = system.rows
  return (await items()).filter((item) => !isOf(RateLimit, item) && !isOf(AuditLog, item))
}

async function outcomeWhenGone<C extends SystemContext, Outsider extends string>(
  world: SystemWorld<C>,
  { writer, ...row }: PermissionRow<C, Outsider>,
  { go }: Going<C>,
) {
  const { asker: person, variables } = await allowedFor(world, {
    ...row,
    ...(writer === 'also' && { allowedFor: writer }),
  })
  const { viewer } = person
  const asker = typeof writer === 'function' && viewer ? world.as(writer(viewer)) : person
  world.world.advance(A_MINUTE_MS)
  let before: unknown
  const answer = await world.askMeanwhile(
    asker,
    async () => {
      await go(world, asker)
      before = await effects(world)
    },
    { query: row.document, variables },
  )
  return { outcome: outcomeOf(answer), before, after: await effects(world) }
}

/** Whoever loses their place between reading and writing writes nothing. */
export function goneMeanwhile<C extends SystemContext, Outsider extends string>(
  { tested, goings }: Roles<C, Outsider>,
  rows: readonly PermissionRow<C, Outsider>[],
): void {
  // Before somebody has registered they have no place to lose.
  const mutations = rows.filter((row) => isMutation(row) && row.allowedFor !== 'newcomer')
  if (mutations.length === 0) return

  describe.each(stores)('on $name', (store) => {
    describe.each(goings)('who is $how between reading and writing does nothing:', (going) => {
      let world: SystemWorld<C>
      let count = 0
      beforeAll(async () => {
        world = await createSystemWorld(store, tested)
      })
      afterAll(() => world[Symbol.asyncDispose]())

      it.each(mutations)('$operation', async (row) => {
        if (++count % ROWS_PER_WORLD_MAX === 0) {
          await world[Symbol.asyncDispose]()
          world = await createSystemWorld(store, tested)
        }
        const { outcome, before, after } = await outcomeWhenGone(world, row, going)
        expect(before, 'it writes nothing').toBeDefined()
        if (row.despite?.includes(going.how)) return expect(outcome).toBe('allowed')
        expect(outcome).toBe(going.outcome)
        expect(after).toEqual(before)
      })
    })
  })
}
