import { eventsOf, gained, made } from '@longtable/core'
import { Person } from './person.entity.ts'

export const personEvents = eventsOf(Person, ({ personId }) => ({ personId }), {
  'holdthatthought.person.created': made,
  'holdthatthought.person.linked': gained('userId'),
})
