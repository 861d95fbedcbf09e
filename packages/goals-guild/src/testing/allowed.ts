import type { GuildContext } from '../context.ts'
import type { GuildAnswer, GuildWorld } from './guild-world.ts'
import type { Made, PermissionRow } from './permission-row.ts'

export const outcomeOf = ({ errors }: GuildAnswer): string => {
  const [error] = errors ?? []
  return error ? `${error.extensions.code} ${error.extensions.reason}` : 'allowed'
}

interface Allowed {
  readonly asker: GuildContext
  readonly variables: Made
}

const LONGEST_LIMIT_MS = 3_600_000
const counts = new WeakMap<GuildWorld, number>()

/** The first of them is called as the rows call the owner. */
function nameIn(world: GuildWorld, role: string): string {
  const count = counts.get(world) ?? 0
  counts.set(world, count + 1)
  return count === 0 ? role : `${role}-${count}`
}

/** Somebody new for whom the row's operation is allowed, with things that were made for them. */
export async function allowedFor(world: GuildWorld, row: PermissionRow): Promise<Allowed> {
  // What others have made does not count towards the limits of this one.
  world.world.advance(LONGEST_LIMIT_MS)
  const named = (role: string) => nameIn(world, role)
  const owner = await world.person(named('owner'))
  const person = {
    owner: () => owner,
    admin: () => world.admin(named('root')),
    stranger: () => world.person(named('friend')),
    newcomer: () =>
      world.as({ userId: world.world.stamp().id, email: `${named('new')}@x.example` }),
    also: () => world.person(named('other')),
  }
  const asker = await person[row.allowedFor]()
  const cast = { world, owner, asker }
  const made = (await row.variables(cast)) as Made
  const role = Object.values(row.also ?? {}).find(({ outcome }) => outcome === 'allowed')
  const more = row.allowedFor === 'also' ? await role?.become(cast, made) : undefined
  return { asker, variables: { ...made, ...more } }
}
