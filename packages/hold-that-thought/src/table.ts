import { table } from '@longtable/entity'

/** It has no discriminator: an item is known by its key alone. */
export const holdThatThoughtTable = table({
  name: 'HoldThatThought',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  ttl: 'TTL',
})
