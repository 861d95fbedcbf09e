import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Engine, Item, TableDefinition } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'

/** By table and key. */
export type Stored = ReadonlyMap<string, Item>

export async function itemsOf(engine: Engine, tables: readonly TableDefinition[]): Promise<Stored> {
  const items = new Map<string, Item>()
  for (const { name } of tables)
    for await (const page of engine.tools(name).scan())
      for (const item of page) items.set(`${name} ${item.PK} ${item.SK}`, item)
  return items
}

/** Also beside a server that runs. */
export async function storedIn(
  directory: string,
  tables: readonly TableDefinition[],
): Promise<Stored> {
  const engine = await openLmdb({ directory, tables })
  try {
    return await itemsOf(engine, tables)
  } finally {
    await engine.close()
  }
}

/** Without what is gone by then: two looks at different times are compared by what both must have. */
export const lasting = (stored: Stored, atSeconds: number): Stored =>
  new Map([...stored].filter(([, { ttl }]) => typeof ttl !== 'number' || ttl > atSeconds))

/** Every file below a directory, by its path: the hash of its bytes. */
export async function hashesIn(directory: string): Promise<Record<string, string>> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  const hashes = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    const sha256 = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    return [relative(directory, path), sha256] as const
  })
  return Object.fromEntries((await Promise.all(hashes)).sort(([a], [b]) => (a < b ? -1 : 1)))
}
