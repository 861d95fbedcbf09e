import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { openLmdb } from '@longtable/store/lmdb'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '../config.ts'
import { type RunningServer, startServer } from '../server.ts'
import { library, libraryRows, librarySample } from './library.ts'

/** What the explorer is asked for. */
export const queryPath = (parameters: Record<string, string>) =>
  `/explorer/api/query?${new URLSearchParams({ table: 'library', ...parameters })}`

/** One server over the library for all tests of a file. */
export function libraryServer() {
  let directory: string
  let server: RunningServer
  const reported: string[] = []
  const options = () => ({
    config: readConfig({ PORT: '0', LONGTABLE_DATA: directory }),
    systems: [{ model: library, rows: libraryRows }],
    log: {
      ...silentLogger,
      error: (_details: object, problem: string) => void reported.push(problem),
    },
  })

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'longtable-server-'))
    const engine = await openLmdb({ directory, tables: [library.table] })
    await engine.table(library.table.name).writeMany({ puts: librarySample })
    await engine.close()
    server = await startServer(options())
  })
  afterAll(async () => {
    await server.close()
    await rm(directory, { recursive: true })
  })

  return {
    get address() {
      return server.address
    },
    reported,
    options,
    get: (path: string, init?: RequestInit) => fetch(`${server.address}${path}`, init),
    async restart() {
      await server.close()
      server = await startServer(options())
    },
  }
}
