import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '@longtable/core'
import { lock } from './lock.ts'

/** Names the index that is used; another takes its place by a rename, at once for everybody. */
const POINTER = 'current'

/** The files of one table's indexes. */
export function placeOf(directory: string, log: Logger) {
  const pointer = join(directory, POINTER)
  const nameNow = (): string | undefined =>
    existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined
  return {
    nameNow,
    fileOf: (name: string) => join(directory, `${name}.db`),
    /** Whoever keeps it builds another; until then nobody reads it. */
    giveUp(name: string, error: unknown): void {
      log.error({ directory, error: String(error) }, 'the search index cannot be used')
      if (nameNow() === name) rmSync(pointer, { force: true })
    },
    async point(name: string): Promise<void> {
      const draft = `${pointer}.${name}`
      await writeFile(draft, name, { mode: 0o600, flush: true })
      renameSync(draft, pointer)
    },
    async removeOthers(name: string): Promise<void> {
      for (const one of await readdir(directory))
        if (/^[0-9a-f]+\.db(-wal|-shm)?$/.test(one) && !one.startsWith(`${name}.`))
          rmSync(join(directory, one), { force: true })
    },
    async hold(what: 'keeping' | 'building'): Promise<AsyncDisposable | undefined> {
      mkdirSync(directory, { recursive: true, mode: 0o700 })
      return lock(join(directory, `${what}.lock.db`))
    },
  }
}

export type IndexPlace = ReturnType<typeof placeOf>
