import type { TableDefinition } from '@longtable/store'

/** The attributes that a table or one of its indexes is read by. */
export interface KeyNames {
  /** 'table' or the index's name. */
  readonly index: string
  readonly partition: string
  readonly sort?: string | undefined
}

/** The table's own keys first, then each index. */
export function keyNames(table: TableDefinition): readonly KeyNames[] {
  return [
    { index: 'table', partition: 'PK', sort: 'SK' },
    ...Object.entries(table.indexes).map(([index, { partition, sort }]) => ({
      index,
      partition,
      sort,
    })),
  ]
}
