import type { Page, PageRequest } from '@longtable/entity'
import { expect } from 'vitest'

/** The whole list, and the same list in pages of two, of which only the last may be short. */
export async function lists<T>(
  read: (page: PageRequest) => Promise<Page<T>>,
  expected: readonly (T | undefined)[],
): Promise<void> {
  expect(await read({})).toEqual({ items: expected })
  const items: T[] = []
  for (let after: string | undefined, more = true; more; more = after !== undefined) {
    const page = await read({ limit: 2, after })
    if (page.after !== undefined) expect(page.items).toHaveLength(2)
    items.push(...page.items)
    after = page.after
  }
  expect(items).toEqual(expected)
}

export const newestFirst = <T>(values: readonly T[]): T[] => values.toReversed()
