import { tablesOf } from '../runtime.ts'
import { systems } from '../systems.ts'
import type { Command } from './command.ts'
import { withEngine } from './with-engine.ts'

export const tableCommands: readonly Command[] = [
  {
    words: 'tables create',
    summary: 'Creates the tables that are missing, with their indexes, expiry and streams.',
    details: 'On the embedded store they come with the first start.',
    examples: ['LONGTABLE_STORE=dynamodb AWS_REGION=eu-north-1 npx longtable tables create'],
    async run({ config, answer, progress }) {
      progress('Creating tables; on DynamoDB this takes a while.')
      await withEngine(config, async () => undefined, { createTables: true })
      const names = tablesOf(systems).map(({ name }) => config.dynamodb.tableNames[name] ?? name)
      answer(
        { tables: names },
        names.map((name) => `${name}: ready`),
      )
    },
  },
  {
    words: 'tables describe',
    summary: 'Shows every table with its keys, indexes and expiry attribute.',
    examples: ['npx longtable tables describe', 'npx longtable tables describe --json'],
    async run({ config, answer }) {
      const described = tablesOf(systems).map((table) => ({
        name: table.name,
        physicalName:
          config.store === 'dynamodb'
            ? (config.dynamodb.tableNames[table.name] ?? table.name)
            : table.name,
        indexes: table.indexes,
        expiry: table.ttl ?? null,
        changes: table.log,
      }))
      answer(
        described,
        described.map(({ name, indexes, expiry }) => {
          const parts = Object.entries(indexes).map(
            ([index, { partition, sort }]) =>
              `${index} (${[partition, sort].filter(Boolean).join(', ')})`,
          )
          return `${name}: PK, SK; ${parts.join('; ')}; expiry ${expiry ?? 'none'}`
        }),
      )
    },
  },
]
