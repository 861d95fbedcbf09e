import type { Item } from '../port.ts'
import { openLmdb } from '../lmdb/index.ts'

/** A second writer for the tests: writes what it is sent and says when that is durable. */
const engine = await openLmdb({
  directory: process.argv[2] as string,
  tables: [
    {
      name: 'sample',
      indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
      ttl: 'ttl',
      log: true,
    },
  ],
  sync: false,
})
async function write(item: Item): Promise<void> {
  await engine.table('sample').write([{ kind: 'put', item }])
  process.send?.('written')
}
process.on('message', (message: { write: Item }) => void write(message.write))
process.on('disconnect', () => void engine.close())
process.send?.('ready')
