import { accounts } from '@longtable/accounts'
import { collabHub } from '@longtable/collab-hub'
import type { AnyEntity, Model } from '@longtable/entity'
import { goalsGuild } from '@longtable/goals-guild'
import { holdThatThought } from '@longtable/hold-that-thought'

const PATH = 'docs/model.md'
const models: readonly Model[] = [goalsGuild, collabHub, holdThatThought, accounts]

/** What of JSON Schema our fields are made of. */
interface Described {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Described[]
  readonly items?: Described
  readonly properties?: Readonly<Record<string, Described>>
  readonly required?: readonly string[]
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  null: 'null',
}
const FORMATS: Readonly<Record<string, string>> = { 'date-time': 'time', date: 'day' }

function valueOf({ const: only, enum: words, anyOf, items, format, type }: Described): string {
  if (only !== undefined) return String(only)
  if (words) return words.map(String).join(' · ')
  if (anyOf) return [...new Set(anyOf.map(valueOf))].join(' or ')
  if (type === 'array') return `list of ${items ? valueOf(items) : 'anything'}`
  if (type === 'object') return 'map'
  return FORMATS[format ?? ''] ?? TYPES[type ?? ''] ?? 'anything'
}

/** `title` text, `deadline`? day or time. */
function attributesOf({ schema }: AnyEntity): string {
  const given = { unrepresentable: 'any', io: 'input' } as const
  const { properties = {}, required = [] } = schema.toJSONSchema(given) as Described
  return Object.entries(properties)
    .map(([name, one]) => `\`${name}\`${required.includes(name) ? '' : '?'} ${valueOf(one)}`)
    .join(', ')
    .replaceAll('|', '\\|')
}

function section({ system, table, entities }: Model): string {
  const rows = Object.entries(entities).map(
    ([name, entity]) =>
      `| ${name}${entity.ours.includes('table') ? ' +' : ''} | ${attributesOf(entity)} |`,
  )
  const head = `## ${system}: table \`${table.name}\` (${rows.length} kinds of items)`
  return `${head}\n\n| Item | Attributes |\n| --- | --- |\n${rows.join('\n')}`
}

/** What each kind of item holds, as the models say it. */
export function buildModel(): { readonly path: string; readonly text: string } {
  const introduction = [
    '# What is stored',
    'Generated from the models by `npm run docs`, and checked by a test: change a model, not this file.',
    'Every kind of item and its attributes beside the keys, which are in [access-patterns.md](access-patterns.md) ' +
      'with all that reads them. `?` marks what an item may lack, `+` items that are ours: the documents need ' +
      'them without naming them. A time is ISO 8601 in UTC with milliseconds, a day `2026-03-01`.',
  ]
  return { path: PATH, text: `${[...introduction, ...models.map(section)].join('\n\n')}\n` }
}
