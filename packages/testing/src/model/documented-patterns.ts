import type { Model } from '@longtable/entity'
import { expect, it } from 'vitest'

/** A row of a document's table, and what it asks the table or an index for, written out. */
export type DocumentRow = readonly [row: string, asked: object, written: object]

interface Documented {
  /** `002`; the sources of the model's patterns begin with it. */
  readonly document: string
  readonly rows: readonly DocumentRow[]
  /** How many the document has; some are asked in more than one way. */
  readonly rowCount: number
  /** Rows that no pattern is named for, because that of another row answers them. */
  readonly unnamed?: readonly string[]
}

/** Each row of a document is asked as it is written there, by a pattern that names it. */
export function documentedPatterns(
  model: Model,
  { document, rows, rowCount, unnamed = [] }: Documented,
): void {
  it.each(rows)('%s: the documented index and key condition', (_row, asked, written) => {
    expect(asked).toEqual(written)
  })

  it('are all in the model under the name of their row', () => {
    const sources = Object.values(model.patterns).flatMap(({ description }) =>
      description.options.source.split('; '),
    )
    const names = [...new Set(rows.map(([row]) => row))]
    expect(names).toHaveLength(rowCount)
    expect(names.filter((row) => !sources.includes(`${document}: ${row}`))).toEqual(unnamed)
  })
}
