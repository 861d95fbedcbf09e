import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KeyFileError, type KeyFiles } from './key-files.ts'

const OWNER_ONLY = 0o600
const OWNER_ONLY_DIRECTORY = 0o700
const OTHERS = 0o077
const NAME = /^[0-9a-z][0-9a-z.-]*$/

/** Windows has no such mode; its directories inherit their rights. */
const hasModes = process.platform !== 'win32'

async function refuseOthers(path: string): Promise<void> {
  const { mode } = await stat(path)
  if (hasModes && (mode & OTHERS) !== 0)
    throw new KeyFileError(
      `${path} can be read or written by others (mode ${(mode & 0o777).toString(8)}): ` +
        'make it yours alone (chmod go= on it) and replace its keys if somebody may have read them.',
    )
}

/** A directory of the owner's alone; key files that others can read are refused. */
export async function openKeyDirectory(directory: string): Promise<KeyFiles> {
  await mkdir(directory, { recursive: true, mode: OWNER_ONLY_DIRECTORY })
  await refuseOthers(directory)

  async function read(name: string): Promise<string> {
    const path = join(directory, name)
    await refuseOthers(path)
    return readFile(path, 'utf8')
  }

  return {
    place: directory,
    list: async () => (await readdir(directory)).filter((name) => NAME.test(name)).sort(),
    read,
    async createOnce(name, text) {
      // Whole or not at all: a reader never sees half a key, and a crash leaves none.
      const draft = join(directory, `.${randomUUID()}`)
      try {
        await writeFile(draft, text, { mode: OWNER_ONLY, flush: true })
        await link(draft, join(directory, name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      } finally {
        await rm(draft, { force: true })
      }
      return read(name)
    },
  }
}
