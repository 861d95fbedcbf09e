import type { Engine, Item } from '@longtable/store'

/** Two servers that start at once put the same items, so neither does harm to the other. */
export async function fillEmptyTable(
  engine: Engine,
  table: string,
  items: readonly Item[],
): Promise<boolean> {
  for await (const _page of engine.tools(table).scan()) return false
  await engine.table(table).writeMany({ puts: items })
  return true
}
