import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLmdb } from '../lmdb/index.ts'
import type { OpenStore, TestEngine } from './conformance/world.ts'

/** In a directory of its own, which goes when the engine is disposed of. */
export const openTestLmdb: OpenStore = async (tables, { clock }) => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-'))
  const open = async (): Promise<TestEngine> => {
    const engine = await openLmdb({ directory, tables, clock, sync: false })
    return {
      ...engine,
      async reopen() {
        await engine.close()
        return open()
      },
      async [Symbol.asyncDispose]() {
        await engine.close()
        await rm(directory, { recursive: true })
      },
    }
  }
  return open()
}
