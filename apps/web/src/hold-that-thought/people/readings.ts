import { reading } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import { PeopleNames, type PeopleNamesData } from './people.operations.ts'

/** Everything about people of the tree is remembered below this. */
export const PEOPLE = ['letters', 'people'] as const

export type NamedPerson = PeopleNamesData['people']['items'][number]

/** A family is small: all of them, by name. */
export const peopleReading = {
  ...reading([...PEOPLE, 'names'], PeopleNames, {}),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly NamedPerson[]> => {
    const all: NamedPerson[] = []
    let after: string | null = null
    do {
      const { people }: PeopleNamesData = await request(PeopleNames, { after }, signal)
      all.push(...people.items)
      after = people.after
    } while (after !== null)
    return all
  },
  staleTime: 5 * 60_000,
}
