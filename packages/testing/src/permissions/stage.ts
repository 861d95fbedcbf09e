import type { Lagging } from '@longtable/store/lmdb'
import type { TestStore } from '@longtable/store/testing'
import type { SystemContext } from '@longtable/system'
import { createSystemWorld, type SystemWorld } from '../system/system-world.ts'
import type { TestedSystem } from '../system/tested-system.ts'
import type { Roles } from './roles.ts'

/** A world with the people in it, by their role. */
export interface Stage<C extends SystemContext> {
  readonly world: SystemWorld<C>
  readonly people: ReadonlyMap<string, C>
  rows: number
}

export const newcomer = <C extends SystemContext>({ as, world }: SystemWorld<C>): C =>
  as({ userId: world.stamp().id, email: 'newcomer@example.com' })

/** A store, and what of it is behind. */
export interface Place extends TestStore {
  readonly lagging?: Lagging
}

const lagOf = ({ lagging }: Place) => (lagging ? { lagging } : {})

/** Everybody makes their own way into a role, once per store. */
export async function openingScene<C extends SystemContext, Outsider extends string>(
  place: Place,
  { tested, outsiders, play }: Roles<C, Outsider>,
): Promise<Stage<C>> {
  const world = await createSystemWorld(place, tested, lagOf(place))
  const owner = await world.person('owner')
  const people = new Map([['owner', owner]])
  for (const role of outsiders) people.set(role, await play(world, role, owner))
  people.set('unregistered', newcomer(world))
  people.set('admin', await world.admin('root'))
  people.set('friend', await world.person('friend'))
  people.set('newcomer', newcomer(world))
  return { world, people, rows: 0 }
}

let seed = 1

/** The same scene in a world of its own, where a row may change what it likes. */
export async function copyOf<C extends SystemContext>(
  { world, people }: Stage<C>,
  place: Place,
  tested: TestedSystem<C>,
): Promise<Stage<C>> {
  const copy = await createSystemWorld(place, tested, { seed: ++seed, ...lagOf(place) })
  await copy.deps.store.writeMany({ puts: await world.items() })
  copy.world.settleIndexes()
  return { world: copy, people, rows: 0 }
}

export const played = <C extends SystemContext>({ world, people }: Stage<C>, role: string): C => {
  const person = people.get(role)
  if (!person) throw new Error(`Nobody plays ${role}.`)
  return world.again(person)
}
