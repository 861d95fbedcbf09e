import { table } from '@longtable/entity'

/** Identity for the three systems on one machine: Cognito's place. */
export const accountsTable = table({
  name: 'longtable_accounts',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  discriminator: 'type',
  ttl: 'ttl',
})
