import { reading } from '../../../api/cache.ts'
import { listing } from '../../../api/listing.ts'
import { PersonActivities, PersonGoals, ShownPerson } from './person.operations.ts'

export const personPageReading = (nickname: string) =>
  reading(['person', nickname.toLowerCase()], ShownPerson, { nickname })

export const personGoalsListing = (userId: string) =>
  listing(['goals', 'of', userId], PersonGoals, {
    variables: { userId },
    pageOf: ({ goals }) => goals,
  })

export const personActivitiesListing = (userId: string) =>
  listing(['activities', 'of', userId], PersonActivities, {
    variables: { userId },
    pageOf: ({ activitiesOf }) => activitiesOf,
  })
