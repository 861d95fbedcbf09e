import { table } from '@longtable/entity'

/**
 * GSI3 and GSI4 are keyed by plain attributes: whatever carries `entityType` and `createdAt`, or
 * `email`, is in them. Our own rows beside the documented ones therefore carry neither
 * `entityType` nor `email`.
 */
export const collabHubTable = table({
  name: 'collabhub-main',
  indexes: {
    GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' },
    GSI2: { partition: 'GSI2PK', sort: 'GSI2SK' },
    GSI3: { partition: 'entityType', sort: 'createdAt' },
    GSI4: { partition: 'email' },
  },
  discriminator: 'entityType',
  ttl: 'ttl',
})
