import { backupNames, readableBackup } from '../backup/manifest.ts'
import { openPlace } from '../backup/open-place.ts'
import { runBackup } from '../backup/run-backup.ts'
import type { BackupConfig, Config } from '../config.ts'
import { openFiles } from '../files/open-files.ts'
import { type Command, UsageError } from './command.ts'
import { withEngine } from './with-engine.ts'

export function backupsOf({ backups }: Config): BackupConfig {
  if (backups) return backups
  throw new UsageError('Say where backups are: LONGTABLE_BACKUPS=/a/directory or s3://bucket.')
}

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`

const sizeOf = (contents: readonly { readonly bytes: number }[]) =>
  contents.reduce((sum, { bytes }) => sum + bytes, 0)

export const backupCommands: readonly Command[] = [
  {
    words: 'backup list',
    summary: 'Shows the backups that there are, the newest first.',
    examples: ['LONGTABLE_BACKUPS=/mnt/backups npx longtable backup list'],
    async run({ config, answer, progress }) {
      const place = await openPlace(backupsOf(config).place, Date.now)
      try {
        const found = []
        for (const name of await backupNames(place)) {
          const backup = await readableBackup(place, name, progress)
          if (!backup) continue
          const { madeAt, store, files } = backup
          const bytes = store.bytes + sizeOf(files)
          found.push({ name, madeAt, files: files.length, bytes })
        }
        const lines = found.map(
          ({ name, files, bytes }) => `${name}  ${files} files, ${megabytes(bytes)}`,
        )
        answer(found, lines.length > 0 ? lines : ['There is no backup yet.'])
      } finally {
        place.close()
      }
    },
  },
  {
    words: 'backup',
    summary: 'Makes a backup of the embedded store and all files, while the server runs.',
    details: `The store as it is at one moment, then the files. What an earlier backup has is not sent again.
Afterwards those go that are too many (LONGTABLE_BACKUP_KEEP) and too old (LONGTABLE_BACKUP_DAYS).
It holds the keys that sign tokens: keep it as you keep the data. One place is for one data directory: the
backups of another, or of this one from before it was restored, become this one's with --take-over.
DynamoDB makes backups of its own; "npx longtable export" carries away what is there.`,
    examples: [
      'LONGTABLE_BACKUPS=/mnt/backups npx longtable backup',
      'LONGTABLE_BACKUPS=s3://family-backups AWS_REGION=eu-north-1 npx longtable backup',
    ],
    options: { 'take-over': { type: 'boolean' } },
    run: ({ config, options, answer, progress }) => {
      const backups = backupsOf(config)
      if (config.store !== 'lmdb')
        throw new UsageError(
          'Only the embedded store is backed up here: DynamoDB has backups of its own.',
        )
      return withEngine(config, async (engine) => {
        const { dataDirectory } = config
        const files = await openFiles(config, Date.now)
        try {
          const objects = files.objects
          const warn = progress
          const source = { engine, dataDirectory, objects, now: Date.now, progress, warn }
          const { name, backup, removed } = await runBackup(source, backups, {
            takeOver: options['take-over'] === true,
          })
          const summary = {
            name,
            storeBytes: backup.store.bytes,
            files: backup.files.length,
            removed,
          }
          answer(summary, [
            `${name}: the store (${megabytes(backup.store.bytes)}) and ${backup.files.length} files`,
            ...removed.map((gone) => `${gone}: removed`),
          ])
        } finally {
          files.close()
        }
      })
    },
  },
]
