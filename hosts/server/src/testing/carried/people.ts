import type { Client } from '../client.ts'
import { newPerson } from '../people.ts'

export const GUILD = '/goalsguild/graphql'
export const NAMES = ['ana', 'ben', 'cem', 'dua', 'eva', 'fay'] as const
export type Name = (typeof NAMES)[number]

export interface Somebody {
  readonly token: string
  readonly userId: string
}
export type People = Readonly<Record<Name, Somebody>>

/** Each with an account and a profile. */
export async function peopleOf(client: Client): Promise<People> {
  const people: Partial<Record<Name, Somebody>> = {}
  for (const name of NAMES) {
    const { idToken: token } = await newPerson(client, `${name}@example.com`)
    const query = `mutation {
      registerUser(nickname: "${name}", fullName: "${name} Example", tags: ["running"]) { id }
    }`
    const { data, errors } = await client.graphql<{ registerUser: { id: string } }>(
      { endpoint: GUILD, query },
      token,
    )
    if (!data) throw new Error(JSON.stringify(errors))
    people[name] = { token, userId: data.registerUser.id }
  }
  return people as People
}
