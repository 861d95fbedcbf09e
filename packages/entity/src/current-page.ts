import type { AnyEntity, Of } from './entity.ts'
import { keyOf } from './keys.ts'
import { findListed, type KeyOf } from './operations.ts'
import type { Page, PageOptions, Reader } from './page.ts'

interface Listed<E extends AnyEntity> {
  readonly read: (keep: NonNullable<PageOptions<Of<E>>['keep']>) => Promise<Page<Of<E>>>
  readonly isListed?: (value: Of<E>) => boolean
}

/**
 * What an index lists, as the table has it now: an index may be late. What has moved in it meanwhile
 * is listed once, and what is not of the list any more is left out.
 */
export async function currentPage<E extends AnyEntity>(
  reader: Pick<Reader, 'store' | 'onUnreadable'>,
  entity: E,
  { read, isListed = () => true }: Listed<E>,
): Promise<Page<Of<E>>> {
  const known = new Map<string, Of<E>>()
  const nameOf = (value: Of<E>) => {
    const { PK, SK } = keyOf(entity, value as Readonly<Record<string, unknown>>)
    return `${PK} ${SK}`
  }
  const page = await read(async (listed) => {
    const found = await findListed(reader, entity, listed as readonly KeyOf<E>[])
    return found.map((value) => {
      if (!value || !isListed(value) || known.has(nameOf(value))) return false
      known.set(nameOf(value), value)
      return true
    })
  })
  return { ...page, items: page.items.map((value) => known.get(nameOf(value)) as Of<E>) }
}
