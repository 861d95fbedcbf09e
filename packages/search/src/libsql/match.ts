import type { Wanted } from '../search-index.ts'
import type { Term } from '../terms.ts'
import { markOf, TEXT_COLUMNS } from './schema.ts'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

const anyOf = (marks: readonly string[]) => `(marks : (${marks.map(quoted).join(' OR ')}))`

const termText = ({ tokens, isPrefix }: Term) => quoted(tokens.join(' ')) + (isPrefix ? ' *' : '')

/** All terms, each in one of the first columns. */
const inColumns = (terms: readonly Term[], count: number) =>
  `({${TEXT_COLUMNS.slice(0, count).join(' ')}} : (${terms.map(termText).join(' AND ')}))`

/** What has nothing to do with words: kind, who asks, filters. */
function marked({ kinds, audience, filters = {} }: Wanted): string {
  const named = Object.entries(filters).filter(([, values]) => values.length > 0)
  return [
    anyOf(kinds.map((kind) => markOf('kind', kind))),
    anyOf(audience.map((mark) => markOf('seen', mark))),
    ...named.map(([name, values]) => anyOf(values.map((value) => markOf(`facet ${name}`, value)))),
  ].join(' AND ')
}

const without = ({ except = [] }: Wanted) =>
  except.length === 0 ? [] : [anyOf(except.map((mark) => markOf('seen', mark)))]

const columnsOf = ({ depth }: Wanted) => (depth === 'card' ? 2 : TEXT_COLUMNS.length)

const joined = (wanted: readonly string[], unwanted: readonly string[]) =>
  [`(${wanted.join(' AND ')})`, ...unwanted].join(' NOT ')

/** Everything that is wanted, in no order. */
export function matchAll(wanted: Wanted): string {
  const { terms } = wanted
  const words = terms.length === 0 ? [] : [inColumns(terms, columnsOf(wanted))]
  return joined([marked(wanted), ...words], without(wanted))
}

/**
 * The same in tiers: found by the title, then by the card, then by the body. Within a tier the newest
 * come first, so a page needs no more rows than it shows, and nothing else in the index moves them.
 */
export function matchTiers(wanted: Wanted): string[] {
  const { terms } = wanted
  if (terms.length === 0) return [matchAll(wanted)]
  return TEXT_COLUMNS.slice(0, columnsOf(wanted)).map((_, tier) =>
    joined(
      [marked(wanted), inColumns(terms, tier + 1)],
      [...without(wanted), ...(tier === 0 ? [] : [inColumns(terms, tier)])],
    ),
  )
}
