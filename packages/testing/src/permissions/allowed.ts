import type { SystemContext } from '@longtable/system'
import type { Answer, SystemWorld } from '../system/system-world.ts'
import type { Cast, Made, PermissionRow } from './row.ts'
import { newcomer } from './stage.ts'

export const outcomeOf = ({ errors }: Answer): string => {
  const [error] = errors ?? []
  return error ? `${error.extensions.code} ${error.extensions.reason}` : 'allowed'
}

interface Allowed<C extends SystemContext> extends Cast<C> {
  readonly variables: Made
}

/** What others have made does not count towards the limits of whoever comes next. */
export const LONGEST_LIMIT_MS = 3_600_000
const counts = new WeakMap<object, number>()

/** The first of them is called as the rows call the owner. */
function nameIn(world: object, role: string): string {
  const count = counts.get(world) ?? 0
  counts.set(world, count + 1)
  return count === 0 ? role : `${role}-${count}`
}

/** Somebody new for whom the row's operation is allowed, with things that were made for them. */
export async function allowedFor<C extends SystemContext>(
  world: SystemWorld<C>,
  row: Omit<PermissionRow<C, string>, 'outcomes'>,
): Promise<Allowed<C>> {
  world.world.advance(LONGEST_LIMIT_MS)
  const named = (role: string) => nameIn(world, role)
  const owner = await world.person(named('owner'))
  const person = {
    owner: () => owner,
    admin: () => world.admin(named('root')),
    stranger: () => world.person(named('friend')),
    newcomer: () => newcomer(world),
    also: () => world.person(named('other')),
  }
  const asker = await person[row.allowedFor]()
  const cast = { world, owner, asker }
  const made = (await row.variables(cast)) as Made
  const role = Object.values(row.also ?? {}).find(({ outcome }) => outcome === 'allowed')
  const more = row.allowedFor === 'also' ? await role?.become(cast, made) : undefined
  return { ...cast, variables: { ...made, ...more } }
}
