import { table } from '@longtable/entity'

/** GSI4 (due buckets) and GSI6 (company listings) are of document 004's future indexes. */
export const ggCore = table({
  name: 'gg_core',
  indexes: {
    GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' },
    GSI2: { partition: 'GSI2PK', sort: 'GSI2SK' },
    GSI3: { partition: 'GSI3PK', sort: 'GSI3SK' },
    GSI4: { partition: 'GSI4PK', sort: 'GSI4SK' },
    GSI6: { partition: 'GSI6PK', sort: 'GSI6SK' },
  },
  discriminator: 'type',
  ttl: 'ttl',
})
