import { listing } from '../../api/listing.ts'
import { GoalsByTag, PeopleByTag } from './tags.operations.ts'

export const peopleByTagListing = (tag: string) =>
  listing(['tag', tag, 'people'], PeopleByTag, {
    variables: { tag },
    pageOf: ({ usersByTag }) => usersByTag,
  })

export const goalsByTagListing = (tag: string) =>
  listing(['tag', tag, 'goals'], GoalsByTag, {
    variables: { tag },
    pageOf: ({ goalsByTag }) => goalsByTag,
  })
