import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Inside of the repository, where a script finds the packages that it imports. */
const FOLDER = fileURLToPath(new URL('../../../../.cache/scripts', import.meta.url))

/** A script that plain Node runs, for many short processes: tsx takes three times as long to start. */
export async function bundledScript(script: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [script],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  await mkdir(FOLDER, { recursive: true })
  const target = join(FOLDER, `${basename(script, '.ts')}.mjs`)
  // Written aside and renamed: another process, or another test of this one, may be about to run it.
  const draft = `${target}.${randomUUID()}`
  await writeFile(draft, outputFiles[0]?.contents ?? '')
  await rename(draft, target)
  return target
}
