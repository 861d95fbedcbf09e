import { backedUpObjects } from '../backup/backed-up-objects.ts'
import { type Backup, backupNames, readBackup } from '../backup/manifest.ts'
import { type OpenPlace, openPlace } from '../backup/open-place.ts'
import { forgetHalf, halfOf, otherHalves, putInPlace, refuseData } from '../backup/put-in-place.ts'
import { checkBackup, restoreFiles, restoreStore } from '../backup/restore-backup.ts'
import { carryingOver } from '../carry-over.ts'
import type { Config } from '../config.ts'
import { openFiles } from '../files/open-files.ts'
import { systems } from '../systems.ts'
import { backupsOf } from './backup.ts'
import { type Command, type CommandRun, UsageError } from './command.ts'
import { verified, verifyEngine, verifyObjects } from './verify.ts'
import { withEngine } from './with-engine.ts'

interface Opened {
  readonly place: OpenPlace
  readonly name: string
  readonly backup: Backup
}

async function openBackup({ config, operands }: CommandRun): Promise<Opened> {
  const place = await openPlace(backupsOf(config).place, Date.now)
  const [name = (await backupNames(place))[0], ...more] = operands
  if (name === undefined || more.length > 0)
    throw new UsageError('There is no backup, or more than one is named.')
  return { place, name, backup: await readBackup(place, name) }
}

/** As by `verify`, with the files as they are in the backup: none is where others read. */
const look = (there: Config, { place, backup }: Opened, progress: CommandRun['progress']) =>
  withEngine(
    there,
    async (engine) => {
      const reports = await verifyEngine(engine, there, progress)
      const objects = backedUpObjects(place, backup)
      progress('Comparing the files with the rows that tell of them …')
      // What came while the backup was made is told of by rows that it does not have.
      const shown = { objectsOf: () => objects, mayBeUntracked: true, progress }
      return [...reports, await verifyObjects(engine, shown)]
    },
    { carryOver: carryingOver(systems, Date.now) },
  )

/** First the files, which go to a bucket or beside the store; then all of it gets its name. */
async function take(
  { config, progress }: CommandRun,
  opened: Opened,
  there: Config,
): Promise<void> {
  const { place, backup } = opened
  const files = await openFiles(there, Date.now)
  try {
    await restoreFiles({ place, backup, progress }, files.objects)
  } finally {
    files.close()
  }
  await putInPlace(there.dataDirectory, config.dataDirectory)
}

async function restore(run: CommandRun): Promise<number> {
  const { config, progress, answer, options } = run
  await refuseData(config.dataDirectory)
  const opened = await openBackup(run)
  const { place, name, backup } = opened
  for (const other of await otherHalves(config.dataDirectory))
    progress(`${other} is of a restore that was ended or is at work: remove it if none is.`)
  const there = { ...config, dataDirectory: await halfOf(config.dataDirectory) }
  try {
    await restoreStore({ place, backup, progress }, there.dataDirectory)
    const reports = await look(there, opened, progress)
    const { lines, code } = verified(reports)
    const isPut = code === 0 || options['anyway'] === true
    if (isPut) await take(run, opened, there)
    const told = isPut
      ? `${name} is restored.`
      : `${name} is not as it should be, and nothing was put in place. With --anyway it is.`
    answer({ name, isPut, files: backup.files.length, reports }, [told, ...lines])
    return code
  } finally {
    place.close()
    await forgetHalf(there.dataDirectory)
  }
}

export const restoreCommand: Command = {
  words: 'restore',
  operands: '[name]',
  summary: 'Puts a backup back into an empty data directory: the newest, or the one that is named.',
  details: `Every byte is compared with its hash; then everything is checked as by "verify", and the files are
compared with the rows that tell of them. What is wrong is named, and nothing is put in place (exit code 3),
unless it is to be put back --anyway. --check only reads and compares hashes: nothing is written.`,
  examples: [
    'LONGTABLE_BACKUPS=/mnt/backups npx longtable restore --check',
    'LONGTABLE_BACKUPS=/mnt/backups LONGTABLE_DATA=/var/lib/longtable npx longtable restore',
  ],
  options: { check: { type: 'boolean' }, anyway: { type: 'boolean' } },
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
