import { resolve } from 'node:path'
import { accountsTable } from '@longtable/accounts'
import { openFiles } from '../files/open-files.ts'
import { systems } from '../systems.ts'
import { exportAll } from '../transfer/export.ts'
import { importAll } from '../transfer/import.ts'
import type { Manifest } from '../transfer/manifest.ts'
import { type Command, type CommandRun, UsageError } from './command.ts'
import { withEngine } from './with-engine.ts'

function directoryOf({ operands }: CommandRun): string {
  const [given, ...more] = operands
  if (given === undefined || more.length > 0) throw new UsageError('Name one directory.')
  return resolve(given)
}

const filesOf = ({ parts }: Manifest) => parts.filter(({ table }) => table === undefined).length

const countLines = (manifest: Manifest): string[] => [
  ...manifest.tables.map(({ name, items }) => `${name}: ${items} items`),
  `${filesOf(manifest)} files`,
]

const summaryOf = (manifest: Manifest) => ({ tables: manifest.tables, files: filesOf(manifest) })

export const transferCommands: readonly Command[] = [
  {
    words: 'export',
    operands: '<directory>',
    summary: 'Carries all tables and files away, in a form that DynamoDB and people can read.',
    details: `Each table is a directory of gzipped lines {"Item":…}, which DynamoDB imports from S3 as they are,
with a manifest that counts and hashes them. From the embedded store it is one moment; from DynamoDB
it is what is there when it is read, so stop the servers first if it has to be one moment.
Accounts (addresses, password hashes, sessions) go along only --with-accounts; signing keys never.
Ended in the middle, the same call goes on where it was.`,
    examples: ['npx longtable export ./export', 'npx longtable export ./export --with-accounts'],
    options: { 'with-accounts': { type: 'boolean' } },
    run: (run) =>
      withEngine(run.config, async (engine) => {
        const { config, progress } = run
        const files = await openFiles(config, Date.now)
        try {
          const manifest = await exportAll({
            engine,
            isEmbedded: config.store === 'lmdb',
            tables: [
              ...(run.options['with-accounts'] === true ? [accountsTable] : []),
              ...systems.map(({ model }) => model.table),
            ],
            objects: files.objects,
            dataDirectory: config.dataDirectory,
            directory: directoryOf(run),
            now: Date.now,
            progress,
          })
          run.answer(summaryOf(manifest), countLines(manifest))
        } finally {
          files.close()
        }
      }),
  },
  {
    words: 'import',
    operands: '<directory>',
    summary: 'Puts an export into an empty store, embedded or DynamoDB.',
    details: `Everything is compared with its hash before anything is written. No mail, notification or feed follows
from it. Start no server on the store before it has ended: where one runs or has run, nothing is imported.
Ended in the middle, the same call goes on; once all is in, it is refused.
Afterwards: npx longtable reconcile, npx longtable verify.`,
    examples: [
      'LONGTABLE_DATA=/var/lib/longtable npx longtable import ./export',
      'LONGTABLE_STORE=dynamodb AWS_REGION=eu-north-1 npx longtable import ./export',
    ],
    run: (run) =>
      withEngine(
        run.config,
        async (engine) => {
          const { config, progress } = run
          const files = await openFiles(config, Date.now)
          try {
            const { objects } = files
            const { dataDirectory } = config
            const directory = directoryOf(run)
            const now = Date.now
            const isEmbedded = config.store === 'lmdb'
            const importing = { engine, isEmbedded, objects, dataDirectory, directory, now }
            const manifest = await importAll({ ...importing, progress })
            run.answer(summaryOf(manifest), [
              ...countLines(manifest),
              'Now run: npx longtable reconcile, then npx longtable verify.',
            ])
          } finally {
            files.close()
          }
        },
        { createTables: true, mustExist: false },
      ),
  },
]
