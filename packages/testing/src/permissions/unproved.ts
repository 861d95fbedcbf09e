import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Feature, System } from '@longtable/system'

const PROOF = 'permissions.test.ts'

/** Features of the system in whose folder nobody proves who may not use them. */
export async function unproved({ features }: System, source: URL): Promise<string[]> {
  const path = fileURLToPath(source)
  const waiting = new Set(features)
  for (const file of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.feature.ts')) continue
    const proof = join(path, dirname(file), PROOF)
    const text = existsSync(proof) ? readFileSync(proof, 'utf8') : ''
    const exports = (await import(pathToFileURL(join(path, file)).href)) as Record<string, Feature>
    for (const [name, feature] of Object.entries(exports))
      if (text.includes(`whoMayNot(${name}, `)) waiting.delete(feature)
  }
  return [...waiting].map(({ name }) => name)
}
