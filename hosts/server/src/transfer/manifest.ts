import { appendFile, readFile, rename, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '@longtable/core'
import * as z from 'zod'

const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const FINISHED = 'finished.jsonl'

/** One file of an export: of a table a share of its items, else what somebody has uploaded. */
const Part = z.object({
  /** The table's name as in its document; absent for an upload. */
  table: z.string().optional(),
  /** Where it is, below the directory of the export. */
  path: z.string(),
  items: z.number().optional(),
  bytes: z.number(),
  sha256: z.string(),
})
export type Part = z.infer<typeof Part>

const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  tables: z.array(z.object({ name: z.string(), items: z.number() })),
  parts: z.array(Part),
})
export type Manifest = z.infer<typeof Manifest>

export const itemsOf = (parts: readonly Part[], table: string): number =>
  parts.reduce((sum, part) => (part.table === table ? sum + (part.items ?? 0) : sum), 0)

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const lineOf = (part: Part) => `${JSON.stringify(part)}\n`

/** What a run that was ended in the middle has behind it; a line that was cut short is taken away. */
export async function finishedParts(directory: string): Promise<Part[]> {
  const text = (await textOf(join(directory, FINISHED))) ?? ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  // Else the next line would be glued to it, and neither could be read.
  if (whole !== text) await truncate(join(directory, FINISHED), Buffer.byteLength(whole))
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line) => Part.parse(JSON.parse(line)))
}

export const finishPart = (directory: string, part: Part): Promise<void> =>
  appendFile(join(directory, FINISHED), lineOf(part), { flush: true })

/** Whole under its name, or as it was. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text, { flush: true })
  await rename(`${path}.part`, path)
}

/** Forgets all others. */
export const keepParts = (directory: string, parts: readonly Part[]): Promise<void> =>
  writeWhole(join(directory, FINISHED), parts.map(lineOf).join(''))

/** The last thing that is written: an export without it is not whole. */
export async function writeManifest(
  directory: string,
  parts: Omit<Manifest, 'format'>,
): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, ...parts }
  await writeWhole(join(directory, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`)
  return manifest
}

export const hasManifest = async (directory: string): Promise<boolean> =>
  (await textOf(join(directory, MANIFEST))) !== undefined

export async function readManifest(directory: string): Promise<Manifest> {
  const text = await textOf(join(directory, MANIFEST))
  if (text === undefined)
    throw new DomainError(
      'NOT_FOUND',
      'import.noManifest',
      `${directory} has no ${MANIFEST}: it is no export, or one that was not ended. Export again: it goes on where it was.`,
    )
  return Manifest.parse(JSON.parse(text))
}
