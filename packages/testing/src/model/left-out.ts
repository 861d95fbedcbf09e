import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { entitiesIn, type Model, patternsIn } from '@longtable/entity'

const MODEL_FILE = /\.(entity|patterns)\.ts$/

/** Entities and patterns that a file below the folder exports and the model does not have. */
export async function leftOutOf(model: Model, folder: URL): Promise<string[]> {
  const path = fileURLToPath(folder)
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
    MODEL_FILE.test(file),
  )
  if (files.length === 0) throw new Error(`${path} has no file of entities or patterns`)
  const known = new Set<unknown>([
    ...Object.values(model.entities),
    ...Object.values(model.patterns),
  ])
  const missing: string[] = []
  for (const file of files) {
    const exports = (await import(pathToFileURL(join(path, file)).href)) as object
    for (const [name, value] of Object.entries({ ...entitiesIn(exports), ...patternsIn(exports) }))
      if (!known.has(value)) missing.push(`${file}: ${name}`)
  }
  return missing
}
