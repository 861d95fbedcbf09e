import { stores, type TestStore } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assistancePermissions } from './assistance/permissions.ts'
import { chatPermissions } from './chat/permissions.ts'
import { commentPermissions } from './collaboration/comments/permissions.ts'
import { collaborationPermissions } from './collaboration/permissions.ts'
import type { GuildContext } from './context.ts'
import { blockUser } from './follows/block-user.ts'
import { followUser } from './follows/follow-user.ts'
import { followPermissions } from './follows/permissions.ts'
import { feedPermissions } from './feed/permissions.ts'
import { groupPermissions } from './groups/permissions.ts'
import { goalPermissions } from './goals/permissions.ts'
import { notificationPermissions } from './notifications/permissions.ts'
import { offerPermissions } from './offers/permissions.ts'
import { questPermissions } from './quests/permissions.ts'
import {
  createGuildWorld,
  guildApi,
  type GuildAnswer,
  type GuildWorld,
  idOf,
} from './testing/guild-world.ts'
import {
  type Cast,
  type FurtherRole,
  type Made,
  OUTSIDERS,
  type Outsider,
  type PermissionRow,
  UNREGISTERED,
} from './testing/permission-row.ts'
import { timelinePermissions } from './timeline/permissions.ts'
import { uploadPermissions } from './uploads/permissions.ts'
import { userPermissions } from './users/permissions.ts'
import { suspendUser } from './users/suspend-user.ts'

const rows: readonly PermissionRow[] = [
  ...userPermissions,
  ...followPermissions,
  ...feedPermissions,
  ...goalPermissions,
  ...questPermissions,
  ...groupPermissions,
  ...timelinePermissions,
  ...uploadPermissions,
  ...collaborationPermissions,
  ...commentPermissions,
  ...assistancePermissions,
  ...offerPermissions,
  ...notificationPermissions,
  ...chatPermissions,
]

const { schema } = guildApi
const operations = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].flatMap((root) => Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`))

const outcomeOf = ({ errors }: GuildAnswer): string => {
  const [error] = errors ?? []
  return error ? `${error.extensions.code} ${error.extensions.reason}` : 'allowed'
}

const newcomer = (given: GuildWorld) =>
  given.as({ userId: given.world.stamp().id, email: 'newcomer@example.com' })

/** Somebody new who stands to the owner as the role says. */
async function outsider(
  given: GuildWorld,
  role: Outsider | 'unregistered',
  owner: GuildContext,
): Promise<GuildContext> {
  if (role === 'unauthenticated') return given.as()
  if (role === 'unregistered') return newcomer(given)
  const person = await given.person(role.toLowerCase())
  if (role === 'follower') await followUser(person, { followeeId: idOf(owner) })
  if (role === 'blocked') await blockUser(owner, { userId: idOf(person) })
  if (role === 'suspended') await suspendUser(await given.admin('warden'), { userId: idOf(person) })
  return given.again(person)
}

const INSIDERS = ['admin', 'friend', 'newcomer'] as const

const insider = (given: GuildWorld, who: (typeof INSIDERS)[number]) => {
  switch (who) {
    case 'admin':
      return given.admin('root')
    case 'friend':
      return given.person('friend')
    case 'newcomer':
      return newcomer(given)
  }
}

it('has a row for every operation, and only for those', () => {
  expect(operations.length).toBeGreaterThan(20)
  expect(rows.map(({ operation }) => operation).sort()).toEqual([...operations].sort())
})

it('asks in every row for the operation that it names', () => {
  for (const { operation, document } of rows)
    expect(document).toMatch(new RegExp(`[{ ]${operation.split('.')[1]}\\b`))
})

/** A world with the people in it, by their role. */
interface Stage {
  readonly world: GuildWorld
  readonly people: ReadonlyMap<string, GuildContext>
  rows: number
}

/** Everybody makes their own way into a role, once per store. */
async function openingScene(store: TestStore): Promise<Stage> {
  const world = await createGuildWorld(store)
  const owner = await world.person('owner')
  const people = new Map([['owner', owner]])
  for (const role of [...OUTSIDERS, 'unregistered'] as const)
    people.set(role, await outsider(world, role, owner))
  for (const who of INSIDERS) people.set(who, await insider(world, who))
  return { world, people, rows: 0 }
}

let seed = 1

/** The same scene in a world of its own, where a row may change what it likes. */
async function copyOf({ world, people }: Stage, store: TestStore): Promise<Stage> {
  const copy = await createGuildWorld(store, { seed: ++seed })
  await copy.deps.store.writeMany({ puts: await world.items() })
  return { world: copy, people, rows: 0 }
}

const played = ({ world, people }: Stage, role: string): GuildContext => {
  const person = people.get(role)
  if (!person) throw new Error(`Nobody plays ${role}.`)
  return world.again(person)
}

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
  for (const row of rows) expect(Object.values(expectedOf(row))).toContain('allowed')
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

  it.each(rows.filter(isHarmless))('$operation', async (row) => {
    // The more there is on a stage, the slower it becomes.
    if (shared.rows === ROWS_PER_STAGE_MAX) {
      await shared.world[Symbol.asyncDispose]()
      shared = await copyOf(opening, store)
    }
    expect(await outcomesOf(row, shared)).toEqual(expectedOf(row))
  })

  it.each(rows.filter((row) => !isHarmless(row)))('$operation', async (row) => {
    const stage = await copyOf(opening, store)
    await using _world = stage.world
    expect(await outcomesOf(row, stage)).toEqual(expectedOf(row))
  })

  it('answers "not found" for a module that is switched off', async () => {
    await using given = await createGuildWorld(store, { disabledModules: ['follows'] })
    const ana = await given.person('ana')
    expect(outcomeOf(await given.ask(ana, '{ blocks { after } }'))).toBe(
      'NOT_FOUND modules.disabled',
    )
    expect(outcomeOf(await given.ask(ana, '{ me { id } }'))).toBe('allowed')
  })
})
