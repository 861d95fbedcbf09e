import { lookup, pattern } from '@longtable/entity'
import { FamilyTree, Person } from './person.entity.ts'

export const personById = lookup(Person, { source: 'spec: Person key' })

export const peopleByName = pattern(Person, 'GSI1', { source: 'spec: people of the family' })

export const familyTreeHead = lookup(FamilyTree, { source: 'spec: relationships that agree' })
