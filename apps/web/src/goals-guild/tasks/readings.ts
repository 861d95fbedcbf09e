import { listing } from '../../api/listing.ts'
import { DueTasks } from './tasks.operations.ts'

/** All that I have to do, by date. */
export const dueListing = listing(['tasks'], DueTasks, {
  variables: {},
  pageOf: ({ tasksDue }) => tasksDue,
})
