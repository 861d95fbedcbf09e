import { type Page, PAGE_SIZE_MAX } from '@longtable/entity'

/** How what hangs below several things of one owner is read. */
interface Stretch<Row, Shown> {
  /** Rows of all things between these two, in the order of the things' ids. */
  readonly among: (range: { from: string; to: string; limit: number }) => Promise<Page<Row>>
  readonly idOf: (row: Row) => string
  /** What is shown of them; undefined leaves one out. */
  readonly show: (rows: readonly Row[]) => Promise<readonly (Shown | undefined)[]>
  /** The list of one thing by itself, with a cursor where there is more. */
  readonly alone: (id: string) => Promise<Page<Shown>>
}

/** After everything that follows an id. */
const AFTER_ROWS = '#~'

/** Things up to this one have all of their rows on the page; undefined: all things do. */
const endOf = <Row>({ items, after }: Page<Row>, idOf: (row: Row) => string) =>
  after === undefined ? undefined : items.map(idOf).at(-1)

/**
 * The first page of what is below each of these things: of neighbours in a list it is one stretch of
 * their owner's partition, so one query reads it for all. A thing that has more than a page, or lies
 * beyond what one query reads, is asked by itself.
 */
export async function pagesBelow<Row, Shown>(
  ids: readonly string[],
  first: number,
  { among, idOf, show, alone }: Stretch<Row, Shown>,
): Promise<Page<Shown>[]> {
  const [from, ...others] = ids.toSorted()
  const last = others.at(-1)
  if (from === undefined || last === undefined) return Promise.all(ids.map(alone))
  const read = await among({ from, to: last + AFTER_ROWS, limit: PAGE_SIZE_MAX })
  const end = endOf(read, idOf)
  const wanted = new Set(ids)
  const rows = read.items.filter((row) => wanted.has(idOf(row)))
  const shown = await show(rows)
  const below = new Map<string, (Shown | undefined)[]>(ids.map((id) => [id, []]))
  rows.forEach((row, place) => below.get(idOf(row))?.push(shown[place]))
  return Promise.all(
    ids.map(async (id) => {
      const here = below.get(id) ?? []
      if (here.length > first || (end !== undefined && id >= end)) return alone(id)
      return { items: here.filter((value) => value !== undefined) }
    }),
  )
}
