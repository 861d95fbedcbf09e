import { register } from '../traffic.ts'
import { type Scene, visit, type Visitor } from '../visitor.ts'

const AT_ONCE = 6
const PER_BLOCK = 200

/** Somebody who is in all three systems, and what they work on. */
export interface Guest {
  readonly token: string
  readonly goalId: string
  readonly startupId: string
  readonly roleId: string
}

const fromAddress = (place: number) =>
  process.platform === 'linux'
    ? `127.78.${Math.floor(place / PER_BLOCK)}.${1 + (place % PER_BLOCK)}`
    : '127.0.0.1'

async function guestOf(visitor: Visitor): Promise<Guest> {
  const ask = async (endpoint: string, query: string, variables: object = {}) => {
    const data = await visitor.ask({ endpoint, query, variables: { ...variables } })
    return (Object.values(data)[0] as { id: string }).id
  }
  const goalId = await ask(
    '/goalsguild/graphql',
    'mutation { createGoal(title: "Hold on") { id } }',
  )
  const startupId = await ask(
    '/collabhub/graphql',
    'mutation ($name: String!) { createStartup(name: $name) { id } }',
    { name: `Crowd of ${visitor.name}` },
  )
  const roleId = await ask(
    '/collabhub/graphql',
    `mutation ($startupId: ID!) {
      createRole(startupId: $startupId, title: "Patience", type: PART_TIME, skills: ["patience"],
        description: "Waits patiently for the end of the crowd.") { id }
    }`,
    { startupId },
  )
  return { token: await visitor.token(), goalId, startupId, roleId }
}

/** So many that nobody of them reaches a limit of their own. */
export async function inviteGuests(scene: Scene, count: number): Promise<Guest[]> {
  const visitors: Visitor[] = []
  let next = 0
  const lane = async () => {
    for (let place = next++; place < count; place = next++)
      visitors[place] = await visit(scene, {
        email: `guest${place}@example.com`,
        name: `Guest ${place}`,
        from: fromAddress(place),
      })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  await register(scene.stand, visitors)
  const guests: Guest[] = []
  for (const visitor of visitors) {
    guests.push(await guestOf(visitor))
    visitor.close()
  }
  return guests
}
