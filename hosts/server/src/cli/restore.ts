import { backupNames, readBackup } from '../backup/manifest.ts'
import { openPlace } from '../backup/open-place.ts'
import {
  checkBackup,
  forgetHalf,
  refuseData,
  restoreFiles,
  restoreStore,
  takeName,
} from '../backup/restore-backup.ts'
import { openFiles } from '../files/open-files.ts'
import { backupsOf } from './backup.ts'
import { type Command, type CommandRun, UsageError } from './command.ts'
import { verified, verifyEngine } from './verify.ts'
import { withEngine } from './with-engine.ts'

async function openBackup({ config, operands }: CommandRun) {
  const place = await openPlace(backupsOf(config).place, Date.now)
  const [name = (await backupNames(place))[0], ...more] = operands
  if (name === undefined || more.length > 0)
    throw new UsageError('There is no backup, or more than one is named.')
  return { place, name, backup: await readBackup(place, name) }
}

/** Everything into a directory of another name, which is looked at before it gets the right one. */
async function restore(run: CommandRun): Promise<number> {
  const { config, progress, answer } = run
  await refuseData(config.dataDirectory)
  const { place, name, backup } = await openBackup(run)
  const directory = `${config.dataDirectory}.restoring`
  const there = { ...config, dataDirectory: directory }
  await forgetHalf(directory)
  try {
    await restoreStore({ place, backup, progress }, directory)
    const files = await openFiles(there, Date.now)
    try {
      await restoreFiles({ place, backup, progress }, files.objects)
    } finally {
      files.close()
    }
    const reports = await withEngine(there, (engine) => verifyEngine(engine, there, progress))
    await takeName(directory, config.dataDirectory)
    const { lines, code } = verified(reports)
    answer({ name, files: backup.files.length, reports }, [`${name} is restored.`, ...lines])
    return code
  } finally {
    place.close()
    await forgetHalf(directory)
  }
}

export const restoreCommand: Command = {
  words: 'restore',
  operands: '[name]',
  summary: 'Puts a backup back into an empty data directory: the newest, or the one that is named.',
  details: `Every byte is compared with its hash; then everything is checked as by "verify". What is damaged is
named, and nothing is put in place. --check only reads and compares: nothing is written.`,
  examples: [
    'LONGTABLE_BACKUPS=/mnt/backups npx longtable restore --check',
    'LONGTABLE_BACKUPS=/mnt/backups LONGTABLE_DATA=/var/lib/longtable npx longtable restore',
  ],
  options: { check: { type: 'boolean' } },
  async run(run) {
    if (run.config.store !== 'lmdb')
      throw new UsageError('A backup is of the embedded store: set LONGTABLE_STORE to lmdb.')
    if (run.options['check'] !== true) return restore(run)
    const { place, name, backup } = await openBackup(run)
    try {
      await checkBackup({ place, backup, progress: run.progress })
    } finally {
      place.close()
    }
    run.answer({ name, isWhole: true }, [`${name} is whole.`])
    return 0
  },
}
