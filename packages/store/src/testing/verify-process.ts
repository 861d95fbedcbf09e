import { openLmdb } from '../lmdb/index.ts'
import type { TableDefinition } from '../port.ts'

/** Checks a directory in a process of its own, whose memory the caller bounds. */
const [directory = '', definition = ''] = process.argv.slice(2)
const table = JSON.parse(definition) as TableDefinition
const engine = await openLmdb({ directory, tables: [table] })
const problems = await engine.tools(table.name).verify()
process.stdout.write(`${JSON.stringify(problems)}\n`)
process.stderr.write(`heap ${Math.round(process.memoryUsage().heapUsed / 1024 ** 2)} MB\n`)
await engine.close()
