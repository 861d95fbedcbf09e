import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { laterFiles, type Sizes, sizesOf } from '@longtable/web/testing/sizes'

export interface BuildFigures {
  readonly seconds: number
  readonly apps: readonly Sizes[]
  readonly largestLater: number
}

const BUILD = `const { buildWebInto } = await import('./scripts/build-web.mjs')
await buildWebInto(process.cwd(), process.argv[1])`

/** In a process of its own, as a start does it. Run from the root of the repository. */
export async function measureBuild(): Promise<BuildFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'longtable-bench-web-'))
  try {
    const started = performance.now()
    const options = ['--input-type=module', '-e', BUILD, folder]
    const [code] = await once(spawn(process.execPath, options, { stdio: 'inherit' }), 'exit')
    if (code !== 0) throw new Error(`The build ended with code ${String(code)}.`)
    const seconds = (performance.now() - started) / 1000
    return { seconds, apps: sizesOf(folder), largestLater: laterFiles(folder)[0]?.size ?? 0 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
