import { stores } from '@longtable/testing'
import { describe, it } from 'vitest'
import { readAndActedUpon } from './testing/documented/story.ts'

const TABLES = { LMDB: 30, DynamoDB: 3 }

describe.each(stores)('many tables that others wrote, on $name', (store) => {
  const count = store.name === 'LMDB' ? TABLES.LMDB : TABLES.DynamoDB
  it.each(Array.from({ length: count }, (_, n) => 100 + n))(
    'are read and acted upon as their documents say, seed %i',
    (seed) => readAndActedUpon(store, seed),
  )
})
