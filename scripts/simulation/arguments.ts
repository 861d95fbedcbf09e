import type { ApiSchema } from '@longtable/api'
import type { Item, Value } from '@longtable/store'
import { below, pick, type Random } from '@longtable/testing/random'

type Named = NonNullable<ReturnType<ApiSchema['schema']['getType']>>
type InputField = { readonly name: string; readonly type: unknown }

/** What an argument may be said to be. */
export interface Saying {
  readonly random: Random
  readonly now: number
  /** What the act is about, by the names of arguments: its attributes, and its id as `goalId`. */
  readonly about: Readonly<Record<string, Value>>
  /** The kind of what it is about: `Goal`. */
  readonly kind: string
  readonly people: readonly { readonly userId: string; readonly email: string }[]
  readonly items: readonly Item[]
}

const DAY_MS = 86_400_000
const WORDS = ['walk', 'sea', 'Öl', 'bread', 'río', '詩', 'winter', 'tide', 'Åsa', 'key']
const TIME_ZONES = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'UTC', 'Asia/Kolkata']
const EMOJI = ['👍', '🎉', '❤️']
const NUMBERS = [0, 1, 2, 3, 7, 25, 60, 3600]
const SAID_ANYWAY = 0.3
/** People are known by these names too. */
const PERSON = /^(user|followee|assignee|actor|reporter|participant|other|company)Ids?$/
const DAY = /[dD]ate$/
const MOMENT = /(At|[dD]eadline|until|timestamp)$/

export const namedType = (type: unknown): Named => {
  const { ofType } = type as { readonly ofType?: unknown }
  return ofType === undefined ? (type as Named) : namedType(ofType)
}

export const isRequired = (type: unknown): boolean => String(type).endsWith('!')
export const isPerson = (name: string): boolean => PERSON.test(name)
const isList = (type: unknown) => String(type).startsWith('[')

const wordsOf = (random: Random) =>
  Array.from({ length: 1 + below(random, 5) }, () => pick(random, WORDS)).join(' ')

const momentOf = ({ random, now }: Saying) =>
  new Date(now + below(random, 20 * DAY_MS) - 5 * DAY_MS).toISOString()

function textOf(name: string, saying: Saying): string {
  const { random, people } = saying
  if (/email/i.test(name)) return pick(random, people).email
  if (name === 'emoji') return pick(random, EMOJI)
  if (name === 'timeZone') return pick(random, TIME_ZONES)
  if (name === 'country') return pick(random, ['DE', 'NZ', 'US'])
  if (name === 'language') return pick(random, ['de', 'en'])
  if (name === 'contentType') return 'image/png'
  if (/[uU]rl$/.test(name)) return 'https://longtable.example/a'
  if (DAY.test(name)) return momentOf(saying).slice(0, 10)
  if (MOMENT.test(name)) return momentOf(saying)
  return wordsOf(random)
}

/** One of those that are stored; undefined where there is none. */
function idOf(name: string, { random, people, items, about }: Saying): unknown {
  const single = name.replace(/Ids$/, 'Id')
  if (isPerson(name)) return pick(random, people).userId
  if (about[single] !== undefined) return about[single]
  const known = items.flatMap((item) => (typeof item[single] === 'string' ? [item[single]] : []))
  return known.length > 0 ? pick(random, known) : undefined
}

function inputOf(type: Named, saying: Saying): Record<string, unknown> {
  const fields = Object.values(
    (type as unknown as { getFields(): Record<string, InputField> }).getFields(),
  )
  const chosen = fields.filter(({ type: of }) => isRequired(of) || saying.random() < SAID_ANYWAY)
  return Object.fromEntries(chosen.map((field) => [field.name, valueOf(field, saying)]))
}

function enumOf(type: Named, saying: Saying): string {
  const values = (type as unknown as { getValues(): { name: string }[] }).getValues()
  const names = values.map(({ name }) => name)
  const own = names.find((name) => name.toLowerCase() === saying.kind.toLowerCase())
  return own !== undefined && saying.random() < 0.9 ? own : pick(saying.random, names)
}

function singleOf({ name, type }: InputField, saying: Saying): unknown {
  const named = namedType(type)
  if ('getValues' in named) return enumOf(named, saying)
  if ('getFields' in named) return inputOf(named, saying)
  const { random } = saying
  if (named.name === 'ID') return idOf(name, saying)
  if (named.name === 'Boolean') return random() < 0.5
  if (named.name === 'Int' || named.name === 'Float') return pick(random, NUMBERS)
  return textOf(name, saying)
}

const fits = (type: unknown, value: Value) => {
  const { name } = namedType(type)
  if (name === 'Int' || name === 'Float') return typeof value === 'number'
  return isList(type)
    ? Array.isArray(value)
    : typeof value === (name === 'Boolean' ? 'boolean' : 'string')
}

/** What stands in what the act is about, mostly; else whatever could be said. */
export function valueOf(field: InputField, saying: Saying): unknown {
  const { random, about } = saying
  const stored = about[field.name]
  const isKept =
    random() < (/(Count|revision|Id|expected|timestamp|createdAt)$/.test(field.name) ? 0.95 : 0.4)
  if (stored !== undefined && isKept && fits(field.type, stored)) return stored
  if (!isList(field.type)) return singleOf(field, saying)
  const many = Array.from({ length: 1 + below(random, 2) }, () => singleOf(field, saying))
  return [...new Set(many)].filter((one) => one !== undefined)
}

/** Whether it is said at all: what has to be, and some of the rest. */
export const isSaid = ({ type }: InputField, { random }: Saying): boolean =>
  isRequired(type) || random() < SAID_ANYWAY
