import { collection, entitiesIn } from '@longtable/entity'
import * as stored from '../generated/stored.ts'

const isOwn = /^USER#\{\w+\}$/

/** Everything in a user's own partition, whatever it is. */
export const ownItemsOf = collection({
  entities: Object.values(entitiesIn(stored)).filter(({ templates }) =>
    isOwn.test(templates.table?.partition.text ?? ''),
  ),
  index: 'table',
  partition: 'USER#{userId}',
  source: 'spec: export of all that a user owns',
  ownedBy: 'userId',
})
