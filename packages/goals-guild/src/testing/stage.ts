import type { TestStore } from '@longtable/testing'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { createGuildWorld, type GuildWorld, idOf } from './guild-world.ts'
import { OUTSIDERS, type Outsider } from './permission-row.ts'

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

/** A world with the people in it, by their role. */
export interface Stage {
  readonly world: GuildWorld
  readonly people: ReadonlyMap<string, GuildContext>
  rows: number
}

/** Everybody makes their own way into a role, once per store. */
export async function openingScene(store: TestStore): Promise<Stage> {
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
export async function copyOf({ world, people }: Stage, store: TestStore): Promise<Stage> {
  const copy = await createGuildWorld(store, { seed: ++seed })
  await copy.deps.store.writeMany({ puts: await world.items() })
  return { world: copy, people, rows: 0 }
}

export const played = ({ world, people }: Stage, role: string): GuildContext => {
  const person = people.get(role)
  if (!person) throw new Error(`Nobody plays ${role}.`)
  return world.again(person)
}
