import type { SystemContext } from '@longtable/system'
import type { TestedSystem } from '../system/tested-system.ts'
import { raceOnDynamoDB } from './race-on-dynamodb.ts'
import { type Found, raceOnLmdb } from './race-on-lmdb.ts'

/** Every engine with its hardest conditions, for `describe.each`. */
export const races = <C extends SystemContext>(tested: TestedSystem<C>, found: Found) => [
  { name: 'LMDB from two processes', open: () => raceOnLmdb(tested, found) },
  { name: 'DynamoDB with conflicts', open: () => raceOnDynamoDB(tested) },
]
