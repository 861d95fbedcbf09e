import type { IndexDefinition, Item, Position } from './port.ts'

/** The attributes that say where an item lies in the table or an index. */
export function positionOf(item: Item, index: IndexDefinition | undefined): Position {
  const position: Record<string, string> = { PK: item.PK, SK: item.SK }
  if (index) position[index.partition] = item[index.partition] as string
  if (index?.sort !== undefined) position[index.sort] = item[index.sort] as string
  return position
}
