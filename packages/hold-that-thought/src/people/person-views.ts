import { view } from '@longtable/entity'
import { Person } from './person.entity.ts'

const personShown = view(
  Person,
  'name',
  'userId',
  'birthDate',
  'deathDate',
  'birthDateText',
  'deathDateText',
  'note',
  'createdAt',
  'updatedAt',
)

export const personView = (person: Person) =>
  personShown(person, {
    id: person.personId,
    relationships: person.relationships.map(({ customType, ...one }) => ({
      ...one,
      customType: customType ?? null,
    })),
  })
export type PersonView = ReturnType<typeof personView>
export type RelationshipView = PersonView['relationships'][number]
