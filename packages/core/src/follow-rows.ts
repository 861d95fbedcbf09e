import type { AnyEntity, Of, Page, Pattern, PatternArguments, Reader } from '@longtable/entity'
import { onInsert, type Processor, type ProcessorContext } from './processors/processor.ts'

/** So many rows move in the transaction of what moves them; more of them follow by the stream. */
export const ROWS_AT_ONCE_MAX = 25

/** All rows of a list; undefined where they are too many, and the stream brings them along. */
export async function rowsAtOnce<E extends AnyEntity, Index extends string>(
  reader: Reader,
  pattern: Pattern<E, Index>,
  values: PatternArguments<E, Index>,
): Promise<readonly Of<E>[] | undefined> {
  const page: Page<Of<E>> = await pattern(reader, values, { limit: ROWS_AT_ONCE_MAX })
  return page.after === undefined ? page.items : undefined
}

interface Following<Head, Row> {
  /** Whose rows it moves. */
  readonly of: (head: Head) => string
  readonly at: (head: Head) => string
  /** Those that are behind; what the head's own transaction has moved is left as it is. */
  readonly behind: (context: ProcessorContext, head: Head) => AsyncIterable<readonly Row[]>
  readonly move: (context: ProcessorContext, row: Row, head: Head) => Promise<void>
}

/** Of many heads of the same rows only the newest moves them. */
function newestOf<Head>(
  heads: readonly Head[],
  { of, at }: Pick<Following<Head, never>, 'of' | 'at'>,
): Head[] {
  const newest = new Map<string, Head>()
  for (const head of heads) {
    const known = newest.get(of(head))
    if (known === undefined || at(known) < at(head)) newest.set(of(head), head)
  }
  return [...newest.values()]
}

/** Brings along the rows of a head that has more of them than fit into a transaction. */
export function followRows<E extends AnyEntity, Row>(
  name: string,
  entity: E,
  following: Following<Of<E>, Row>,
): Processor {
  const { behind, move } = following
  async function follow(context: ProcessorContext, head: Of<E>): Promise<void> {
    for await (const rows of behind(context, head))
      for (let next = 0; next < rows.length; next += ROWS_AT_ONCE_MAX)
        await Promise.all(
          rows.slice(next, next + ROWS_AT_ONCE_MAX).map((row) => move(context, row, head)),
        )
  }
  return {
    ...onInsert(name, entity, (head, context) => follow(context, head)),
    async handleBatch(changes: readonly { new?: Of<E> }[], context) {
      const heads = changes.flatMap((change) => change.new ?? [])
      for (const head of newestOf<Of<E>>(heads, following)) await follow(context, head)
    },
  }
}
