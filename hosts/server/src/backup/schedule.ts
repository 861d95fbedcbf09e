import { DomainError, type Logger, type Schedule } from '@longtable/core'
import type { Config } from '../config.ts'
import type { BackupSource } from './make-backup.ts'
import { BACKUP_UNDER_WAY, runBackup } from './run-backup.ts'

const HOUR_MS = 3_600_000

type Parts = Pick<BackupSource, 'engine' | 'objects' | 'now'> & {
  readonly config: Config
  readonly log: Logger
}

/** Backups as often as the configuration says. */
export function backupSchedule({ config, engine, objects, now, log }: Parts): Schedule[] {
  const { backups, dataDirectory } = config
  if (backups?.everyHours === undefined) return []
  const progress = (line: string) => log.debug({ line }, 'backup')
  const warn = (line: string) => log.warn({ line }, 'something is wrong with the backups')
  return [
    {
      name: 'backup',
      everyMs: backups.everyHours * HOUR_MS,
      async run() {
        try {
          const source = { engine, objects, dataDirectory, now, progress, warn }
          const { name, backup, removed } = await runBackup(source, backups)
          log.info({ name, files: backup.files.length, removed }, 'a backup was made')
        } catch (error) {
          // Somebody has asked for one at this moment: that is as good.
          if (!(error instanceof DomainError && error.reason === BACKUP_UNDER_WAY)) throw error
        }
      },
    },
  ]
}
