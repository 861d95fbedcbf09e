import { collabHubSystem } from '@longtable/collab-hub'
import { goalsGuildSystem } from '@longtable/goals-guild'
import { holdThatThoughtSystem } from '@longtable/hold-that-thought'
import type { System, SystemContext } from '@longtable/system'
import type { Actor } from './acts.ts'

type Resolver = (source: unknown, args: object, context: SystemContext) => Promise<unknown>

/** A system, and how one becomes somebody in it. */
export interface Simulated {
  readonly system: System
  readonly profileOf: (name: string, place: number) => object
  /** Who is let in by an admin, before anything else. */
  readonly isApproved?: true
}

const NAMES = ['robin', 'ana', 'ben', 'chidi', 'dora']
const TIME_ZONES = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'UTC', 'Asia/Kolkata']
const ROLES = ['FOUNDER', 'FOUNDER', 'TALENT', 'TALENT', 'INVESTOR']

export const simulatedSystems: readonly Simulated[] = [
  {
    system: goalsGuildSystem,
    profileOf: (name, place) => ({
      nickname: name,
      fullName: `${name} Example`,
      timeZone: TIME_ZONES[place],
    }),
  },
  {
    system: collabHubSystem,
    profileOf: (name, place) => ({ role: ROLES[place], firstName: name, lastName: 'Example' }),
  },
  {
    system: holdThatThoughtSystem,
    profileOf: (name) => ({ displayName: name }),
    isApproved: true,
  },
]

export function mutationOf(system: System, name: string): Resolver {
  for (const { resolvers } of system.modules) {
    const { Mutation = {} } = resolvers as { Mutation?: Record<string, Resolver> }
    const field = Mutation[name]
    if (field) return field
  }
  throw new Error(`${system.face.title} has no mutation ${name}.`)
}

type ContextOf = (system: System, actor?: Actor) => SystemContext

/** Everybody registers; the first is made an admin by the operator, and lets the others in. */
export async function joinAll(simulated: Simulated, contextOf: ContextOf): Promise<Actor[]> {
  const { system, profileOf, isApproved } = simulated
  const { stamp } = contextOf(system)
  const people: Actor[] = []
  for (const [place, name] of NAMES.entries()) {
    const actor = { userId: stamp().id, email: `${name}@example.com`, isAdmin: place === 0 }
    people.push(actor)
    const args = { ...profileOf(name, place), requestId: `join-${actor.userId}` }
    await mutationOf(system, 'registerUser')(undefined, args, contextOf(system, actor))
    if (actor.isAdmin) await system.face.setAdmin(contextOf(system), actor.userId, true)
    else if (isApproved)
      await mutationOf(system, 'approveUser')(
        undefined,
        { userId: actor.userId },
        contextOf(system, people[0]),
      )
  }
  return people
}
