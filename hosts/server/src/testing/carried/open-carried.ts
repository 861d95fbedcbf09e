import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Clock, Engine } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import type { TestStore } from '@longtable/store/testing'
import { carryingOver } from '../../carry-over.ts'
import { readConfig } from '../../config.ts'
import { openEngine } from '../../engine.ts'
import { tablesOf } from '../../runtime.ts'
import { systems } from '../../systems.ts'

/** When the directory was made: invites and feeds in it have not expired yet. */
export const MADE_AT = Date.UTC(2026, 10, 16, 17, 35)

/** A data directory as it is kept here. */
export function unpacked(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'longtable-former-'))
  const packed = fileURLToPath(new URL(`./${name}`, import.meta.url))
  execFileSync('tar', ['-xzf', packed, '-C', directory])
  return directory
}

/** As the version before this format has left it. */
export const formerDirectory = (): string => unpacked('format-1.tar.gz')

/** To be read as it stands there. */
export const openFormer = (directory: string): Promise<Engine> =>
  openLmdb({ directory, tables: tablesOf(systems), clock: () => MADE_AT })

/** As the server opens it before it serves. */
export const openCarried = (
  directory: string,
  { clock = () => MADE_AT, carryOver = carryingOver(systems, clock) } = {} as {
    clock?: Clock
    carryOver?: (engine: Engine) => Promise<void>
  },
): Promise<Engine> =>
  openEngine(readConfig({ LONGTABLE_DATA: directory }), tablesOf(systems), { clock, carryOver })

type TestEngine = Awaited<ReturnType<TestStore['open']>>

/** For worlds: the directory is carried over when it is opened, and removed at the end. */
export const carriedStore = (directory: string): TestStore => {
  const open = async (clock: Clock): Promise<TestEngine> => {
    const engine = await openCarried(directory, { clock })
    return {
      ...engine,
      async reopen() {
        await engine.close()
        return open(clock)
      },
      async [Symbol.asyncDispose]() {
        await engine.close()
        await rm(directory, { recursive: true })
      },
    }
  }
  return { name: 'LMDB', open: (_tables, { clock }) => open(clock) }
}
