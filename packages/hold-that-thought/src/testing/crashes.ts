import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openLmdb } from '@longtable/store/lmdb'
import type { TestStore } from '@longtable/testing'
import type { CrashOrder } from './crash-editor.ts'

const SCRIPT = join(import.meta.dirname, 'crash-editor.ts')

/** The same directory each time, which is left as it is. */
export const storeIn = (directory: string): TestStore => ({
  name: 'LMDB',
  async open(tables, { clock }) {
    const engine = await openLmdb({ directory, tables, clock })
    return {
      table: (name) => engine.table(name),
      tools: (name) => engine.tools(name),
      close: () => engine.close(),
      reopen: () => Promise.reject(new Error('It is opened anew by the next one.')),
      [Symbol.asyncDispose]: () => engine.close(),
    }
  },
})

/** Whether it has died on the way. */
export async function runEditor(order: CrashOrder): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: import.meta.dirname,
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (signal === null && code !== 0) throw new Error('An editor has ended by an error.')
  return signal === 'SIGKILL'
}
