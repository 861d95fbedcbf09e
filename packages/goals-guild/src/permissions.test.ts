import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from './context.ts'
import { blockUser } from './follows/block-user.ts'
import { followUser } from './follows/follow-user.ts'
import { followPermissions } from './follows/permissions.ts'
import { goalPermissions } from './goals/permissions.ts'
import { questPermissions } from './quests/permissions.ts'
import {
  createGuildWorld,
  guildApi,
  type GuildAnswer,
  type GuildWorld,
  idOf,
} from './testing/guild-world.ts'
import {
  OUTSIDERS,
  type Outsider,
  type PermissionRow,
  UNREGISTERED,
} from './testing/permission-row.ts'
import { timelinePermissions } from './timeline/permissions.ts'
import { userPermissions } from './users/permissions.ts'
import { suspendUser } from './users/suspend-user.ts'

const rows: readonly PermissionRow[] = [
  ...userPermissions,
  ...followPermissions,
  ...goalPermissions,
  ...questPermissions,
  ...timelinePermissions,
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

const insider = (given: GuildWorld, who: PermissionRow['allowedFor'], owner: GuildContext) => {
  switch (who) {
    case 'owner':
      return owner
    case 'admin':
      return given.admin('root')
    case 'stranger':
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

describe.each(stores)('who may not, on $name', (store) => {
  it.each(rows)('$operation', async (row) => {
    const found: Record<string, string> = {}
    for (const role of [...OUTSIDERS, 'unregistered', 'allowed'] as const) {
      await using given = await createGuildWorld(store)
      const owner = await given.person('owner')
      const asker = await (role === 'allowed'
        ? insider(given, row.allowedFor, owner)
        : outsider(given, role, owner))
      const variables = await row.variables({ world: given, owner, asker })
      found[role] = outcomeOf(await given.ask(asker, row.document, variables))
    }
    expect(found).toEqual({
      ...row.outcomes,
      unregistered: row.unregistered ?? UNREGISTERED,
      allowed: 'allowed',
    })
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
