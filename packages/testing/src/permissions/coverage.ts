import type { Feature } from '@longtable/system'
import { expect, it } from 'vitest'

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** Every operation that the feature has resolvers for: `Query.me`. */
export function operationsOf({ resolvers }: Pick<Feature, 'resolvers'>): string[] {
  const types = resolvers as Record<string, object | undefined>
  return ROOTS.flatMap((root) => Object.keys(types[root] ?? {}).map((name) => `${root}.${name}`))
}

interface Covering {
  readonly operation: string
  readonly document: string
}

/** A row for every operation of the feature, and only for those. */
export function covers(feature: Feature, rows: readonly Covering[]): void {
  it('has a row for every operation, and only for those', () => {
    expect(rows).not.toEqual([])
    expect(rows.map(({ operation }) => operation).sort()).toEqual(operationsOf(feature).sort())
  })

  it('asks in every row for the operation that it names', () => {
    for (const { operation, document } of rows)
      expect(document).toMatch(new RegExp(`[{ ]${operation.split('.')[1]}\\b`))
  })
}
