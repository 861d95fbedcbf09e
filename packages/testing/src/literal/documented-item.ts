import type { Plain } from './literal-table.ts'
import type { Verdicts } from './verdicts.ts'

type Part = string | ((item: Plain) => string)

/** What a document says otherwise than we do, and why we do. */
interface Decided {
  /** Instead of the documented value; undefined: the attribute is not there. */
  readonly is: (item: Plain) => unknown
  readonly decision: string
}

/** A section of a document: the keys and attributes of one kind of item, in the document's words. */
export interface DocumentedItem {
  /** `004: Goal (owned by a user)`. */
  readonly section: string
  /** Which stored items it speaks of. */
  readonly of: (item: Plain) => boolean
  /** `PK`, `SK`, `GSI1PK` …; `<goalId>` and `{goalId}` are parts. */
  readonly keys: Readonly<Record<string, string>>
  /** Where a part is not called as the attribute that holds it. */
  readonly parts?: Readonly<Record<string, Part>>
  /** `id`, `description?`, `tags: string[]`, `tier: "free"|"pro"`; a bare name is a text. */
  readonly attributes: readonly string[]
  /** What is in this, or each where it is a list, is what the section speaks of: not the item itself. */
  readonly within?: string
  /** By attribute or key. */
  readonly decided?: Readonly<Record<string, Decided>>
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string' && value !== '',
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  null: (value) => value === null,
  iso: (value) => typeof value === 'string' && ISO.test(value),
  epoch: (value) => Number.isInteger(value) && Number(value) > 1e9 && Number(value) < 1e10,
  'string[]': (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  'object[]': (value) => Array.isArray(value) && value.every((one) => typeof one === 'object'),
}

/** One of several, each a type, or a word in quotes; `+"word"` is one of ours. */
function isOne(value: unknown, choices: string): 'documented' | 'ours' | undefined {
  for (const choice of choices.split('|').map((one) => one.trim())) {
    if (choice.startsWith('+') && choice === `+"${String(value)}"`) return 'ours'
    if (choice === `"${String(value)}"` || TYPES[choice]?.(value)) return 'documented'
  }
  return undefined
}

function rendered(template: string, item: Plain, parts: DocumentedItem['parts'] = {}): string {
  return template.replaceAll(/[<{](\w+)[>}]/g, (_, name: string) => {
    const part = parts[name] ?? name
    return String(typeof part === 'function' ? part(item) : item[part])
  })
}

const nameOf = (item: Plain) => `${String(item['PK'])} / ${String(item['SK'])}`

function checkAttribute(text: string, item: Plain, verdicts: Verdicts): void {
  const [, name = '', isOptional, type = 'string'] = /^(\w+)(\?)?(?:: (.*))?$/.exec(text) ?? []
  const value = item[name]
  if (value === undefined && isOptional) return
  const found = isOne(value, type)
  if (found === 'ours') verdicts.decided(`spec: ${name} ${String(value)} is one of ours (+)`)
  else
    verdicts.check(found === 'documented', () => {
      return `${nameOf(item)}: ${name} is ${JSON.stringify(value)}, not ${type}`
    })
}

/** Compares every stored item of a section with the section, value by value. */
export function checkItems(
  documented: DocumentedItem,
  items: readonly Plain[],
  verdicts: Verdicts,
): void {
  const { section, of, keys, parts, attributes, within, decided = {} } = documented
  const found = items.filter(of).flatMap((item): readonly Plain[] => {
    const inside = within === undefined ? item : item[within]
    return (Array.isArray(inside) ? inside : [inside]) as Plain[]
  })
  verdicts.check(found.length > 0, () => `${section}: nothing of it is stored`)
  for (const item of found) {
    for (const [name, { is, decision }] of Object.entries(decided)) {
      const expected = is(item)
      if (item[name] === expected) verdicts.decided(decision)
      else verdicts.check(false, () => `${nameOf(item)}: ${name} is not ${String(expected)}`)
    }
    for (const [name, template] of Object.entries(keys)) {
      if (name in decided) continue
      const expected = rendered(template, item, parts)
      verdicts.check(item[name] === expected, () => {
        return `${nameOf(item)}: ${name} is ${String(item[name])}, not ${expected}`
      })
    }
    for (const text of attributes)
      if (!((/^\w+/.exec(text)?.[0] ?? '') in decided)) checkAttribute(text, item, verdicts)
  }
  for (const text of attributes) checkOccur(text, found, { section, verdicts })
}

/** Each documented word of an enum occurs, so that the comparison has seen it. */
function checkOccur(
  text: string,
  found: readonly Plain[],
  { section, verdicts }: { section: string; verdicts: Verdicts },
): void {
  const [, name = '', type = ''] = /^(\w+)\??: (.*)$/.exec(text) ?? []
  for (const [, plus, word] of type.matchAll(/(\+)?"([^"]+)"/g))
    if (!plus)
      verdicts.check(
        found.some((item) => item[name] === word),
        () => {
          return `${section}: ${name} is never ${String(word)}`
        },
      )
}
