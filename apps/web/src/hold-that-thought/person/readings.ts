import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { PEOPLE } from '../people/readings.ts'
import {
  FamilyTree,
  LettersOfPerson,
  MediaOfPerson,
  Member,
  PeopleByName,
  OnePerson,
} from './person.operations.ts'

export const onePersonReading = (personId: string) =>
  reading([...PEOPLE, personId, 'self'], OnePerson, { personId })

export const peopleListing = listing([...PEOPLE, 'list'], PeopleByName, {
  variables: {},
  pageOf: ({ people }) => people,
})

export const treeListing = listing([...PEOPLE, 'tree'], FamilyTree, {
  variables: {},
  pageOf: ({ familyTree: { after, nodes } }) => ({ after, items: nodes }),
})

export const lettersOfPersonListing = (personId: string) =>
  listing([...PEOPLE, personId, 'letters'], LettersOfPerson, {
    variables: { personId },
    pageOf: ({ lettersOfPerson }) => lettersOfPerson,
  })

export const mediaOfPersonListing = (personId: string) =>
  listing([...PEOPLE, personId, 'media'], MediaOfPerson, {
    variables: { personId },
    pageOf: ({ mediaOfPerson }) => mediaOfPerson,
  })

export const memberReading = (userId: string) =>
  reading(['letters', 'members', userId], Member, { userId })
