import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '@longtable/core'
import {
  ArchiveError,
  archiveEntries,
  holdThatThoughtSystem,
  importArchiveFrom,
  isEmptyArchive,
} from '@longtable/hold-that-thought'
import type { ZipSource } from '@longtable/system'
import { depsOf } from '../serve-system.ts'
import { type Command, type CommandRun, UsageError } from './command.ts'
import { withParts } from './with-parts.ts'

const TOLD_EVERY = 500
const OWNER_ONLY = 0o600

function fileOf({ operands }: CommandRun): string {
  const [file, ...more] = operands
  if (file === undefined || more.length > 0) throw new UsageError('Name one file.')
  return file
}

/** How many letters and pictures are done: told now and then, and in the end. */
function counting({ progress }: CommandRun) {
  let total = 0
  return {
    total: () => total,
    done(count: number) {
      total = count
      if (count % TOLD_EVERY === 0) progress(`${count} letters and files of the gallery …`)
    },
  }
}

/** What is wrong with an archive, or with its file, is told in one line. */
function refused(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException
  if (error instanceof ArchiveError || code === 'ENOENT' || code === 'EACCES')
    throw new DomainError('INVALID', 'archive.unreadable', (error as Error).message)
  throw error
}

/** Beside its name until it is whole. */
async function packTo(file: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const draft = `${file}.part`
  try {
    await pipeline(Readable.from(content), createWriteStream(draft, { mode: OWNER_ONLY }))
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

async function withFile<T>(file: string, use: (source: ZipSource) => Promise<T>): Promise<T> {
  await using handle = await open(file, 'r')
  const { size } = await handle.stat()
  return await use({
    size,
    read: async ({ start, end }) =>
      handle.createReadStream({ start, end, autoClose: false }) as AsyncIterable<Uint8Array>,
  })
}

const exportArchive: Command = {
  words: 'archive export',
  operands: '<file.zip>',
  summary: 'Packs all letters, people and pictures of HoldThatThought into a zip.',
  details: `It can be read without this program: index.html opens in any browser, letters are markdown with
what is known of them above. Former texts, scans and comments are in it; deleted letters are not.
People may go on meanwhile.`,
  examples: ['npx longtable archive export letters.zip'],
  run: (run) =>
    withParts(run, async (parts) => {
      const file = fileOf(run)
      const deps = depsOf(holdThatThoughtSystem, parts)
      const { total, done } = counting(run)
      const entries = archiveEntries(deps, { done })
      await packTo(file, deps.documents.zips.pack(entries)).catch(refused)
      run.answer({ file, count: total() }, [
        `${file}: ${total()} letters and files of the gallery.`,
      ])
    }),
}

const importArchive: Command = {
  words: 'archive import',
  operands: '<file.zip>',
  summary: 'Reads such a zip into an empty archive.',
  details: `All of it is looked at before anything is written: a damaged one changes nothing. Ended in the
middle, the same call with --go-on ends it.`,
  examples: [
    'npx longtable archive import letters.zip',
    'npx longtable archive import letters.zip --go-on',
  ],
  options: { 'go-on': { type: 'boolean' } },
  run: (run) =>
    withParts(
      run,
      async (parts) => {
        const file = fileOf(run)
        const deps = depsOf(holdThatThoughtSystem, parts)
        if (run.options['go-on'] !== true && !(await isEmptyArchive(deps)))
          throw new DomainError(
            'CONFLICT',
            'archive.not-empty',
            'There are letters, people or pictures here already.',
          )
        const { total, done } = counting(run)
        await withFile(file, (source) => importArchiveFrom(deps, source, { done })).catch(refused)
        run.answer({ file, count: total() }, [
          `${total()} letters and files of the gallery are here.`,
        ])
      },
      { mustExist: false },
    ),
}

export const archiveCommands: readonly Command[] = [exportArchive, importArchive]
