import { stores, type TestStore } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuildContext } from './context.ts'
import { allowedFor, outcomeOf } from './testing/allowed.ts'
import { createGuildWorld, type GuildWorld, idOf } from './testing/guild-world.ts'
import type { PermissionRow } from './testing/permission-row.ts'
import { permissionRows } from './testing/permission-rows.ts'
import { deleteAccount } from './users/delete-account.ts'
import { suspendUser } from './users/suspend-user.ts'

/** There is nobody yet who could be suspended. */
const BEFORE_REGISTERING = ['Mutation.registerUser']
const ROWS_PER_WORLD_MAX = 12

/** Of a resource's owner nobody keeps when they have seen it. */
const NOT_BY_THE_OWNER = ['Mutation.markResourceSeen']
/** Within a minute it is not written down again that somebody has seen something. */
const A_MINUTE_MS = 60_001

const mutations = permissionRows
  .filter(({ operation }) => operation.startsWith('Mutation.'))
  .filter(({ operation }) => !BEFORE_REGISTERING.includes(operation))
  .map((row) =>
    NOT_BY_THE_OWNER.includes(row.operation) ? { ...row, allowedFor: 'also' as const } : row,
  )

const goings = [
  {
    how: 'suspended',
    async go(world: GuildWorld, actor: GuildContext) {
      const warden = await world.admin(`warden-${idOf(actor).slice(-10)}`)
      return suspendUser(warden, { userId: idOf(actor) })
    },
  },
  {
    how: 'deleted',
    go: (world: GuildWorld, actor: GuildContext) => deleteAccount(world.again(actor), {}),
  },
] as const

/** Limits are counted and refusals written down also for who may not. */
const NOT_AN_EFFECT = new Set(['RateLimit', 'AuditLog'])

const effects = async (world: GuildWorld) =>
  (await world.items()).filter(({ type }) => !NOT_AN_EFFECT.has(String(type)))

async function outcomeWhenGone(
  world: GuildWorld,
  row: PermissionRow,
  go: (typeof goings)[number]['go'],
) {
  const { asker: person, variables } = await allowedFor(world, row)
  // With the address of the profile there is nothing to take over.
  const viewer = { userId: idOf(person), email: `moved-${idOf(person)}@example.com` }
  const asker = row.operation === 'Mutation.syncEmail' ? world.as(viewer) : person
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

describe.each(stores)('on $name', (store: TestStore) => {
  describe.each(goings)('who is $how between reading and writing does nothing: ', ({ how, go }) => {
    let world: GuildWorld
    let count = 0
    beforeAll(async () => {
      world = await createGuildWorld(store)
    })
    afterAll(() => world[Symbol.asyncDispose]())

    it.each(mutations)('$operation', async (row) => {
      if (++count % ROWS_PER_WORLD_MAX === 0) {
        await world[Symbol.asyncDispose]()
        world = await createGuildWorld(store)
      }
      const { outcome, before, after } = await outcomeWhenGone(world, row, go)
      expect(outcome).toBe(`FORBIDDEN users.${how}`)
      expect(before, 'it writes nothing').toBeDefined()
      expect(after).toEqual(before)
    })
  })
})
