import { isForeign } from '@longtable/store'
import type * as z from 'zod'

type Accepts = (value: unknown) => boolean
type Quick = (value: Readonly<Record<string, unknown>>) => Record<string, unknown> | undefined

interface Bound {
  readonly check: string
  readonly minimum?: number
  readonly maximum?: number
  readonly value?: number
  readonly inclusive?: boolean
  readonly pattern?: RegExp
  readonly format?: string
}

/** What one check of zod's asks, or undefined for one that is left to zod. */
function boundOf({
  check,
  minimum,
  maximum,
  value,
  inclusive,
  format,
}: Bound): Accepts | undefined {
  switch (check) {
    case 'min_length':
      return (given) => (given as string).length >= (minimum as number)
    case 'max_length':
      return (given) => (given as string).length <= (maximum as number)
    case 'greater_than':
      return inclusive
        ? (given) => (given as number) >= (value as number)
        : (given) => (given as number) > (value as number)
    case 'less_than':
      return inclusive
        ? (given) => (given as number) <= (value as number)
        : (given) => (given as number) < (value as number)
    case 'number_format':
      return format === 'safeint' ? Number.isSafeInteger : undefined
    default:
      return undefined
  }
}

interface Definition extends Partial<Bound> {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly element?: z.ZodType
  readonly entries?: Readonly<Record<string, unknown>>
  readonly values?: readonly unknown[]
  readonly checks?: readonly { readonly _zod: { readonly def: Bound } }[]
  readonly coerce?: boolean
}

const isOneOf = (values: readonly unknown[]): Accepts => {
  const known = new Set(values)
  return (given) => known.has(given)
}

function typeOf({
  type,
  entries,
  values,
  element,
  pattern,
  check,
}: Definition): Accepts | undefined {
  switch (type) {
    case 'string':
      if (check === undefined) return (given) => typeof given === 'string'
      // A format that zod knows by a pattern alone; others do more than that.
      if (check !== 'string_format' || !pattern || pattern.global) return undefined
      return (given) => typeof given === 'string' && pattern.test(given)
    case 'number':
      return Number.isFinite
    case 'boolean':
      return (given) => typeof given === 'boolean'
    case 'enum':
      return isOneOf(Object.values(entries ?? {}))
    case 'literal':
      return isOneOf(values ?? [])
    case 'unknown':
      return (given) => !isForeign(given)
    case 'array': {
      const accepts = element && acceptsOf(element)
      // Whatever its elements are, an empty one has none: most histories are.
      return (given) =>
        Array.isArray(given) && (accepts ? given.every(accepts) : given.length === 0)
    }
    default:
      return undefined
  }
}

const PATTERNS_ALONE = new Set(['datetime', 'date'])

function acceptsOf(schema: z.ZodType): Accepts | undefined {
  const definition = schema._zod.def as unknown as Definition
  const { type, innerType, checks = [], check, coerce } = definition
  if (type === 'optional' || type === 'nullable') {
    const inner = innerType && acceptsOf(innerType)
    const nothing = type === 'optional' ? undefined : null
    return (given) => given === nothing || (inner?.(given) ?? false)
  }
  // Only what zod would catch is left to it.
  if (type === 'catch') return innerType && acceptsOf(innerType)
  if (coerce) return undefined
  if (check === 'string_format' && !PATTERNS_ALONE.has(definition.format ?? '')) return undefined
  const bounds = [
    typeOf(definition),
    ...(check === 'number_format' ? [boundOf(definition as Bound)] : []),
    ...checks.map((one) => boundOf(one._zod.def)),
  ]
  if (bounds.some((one) => one === undefined)) return undefined
  return (bounds as Accepts[]).reduce((before, next) => (given) => before(given) && next(given))
}

function quickOf(schema: z.ZodObject): Quick | undefined {
  if (schema._zod.def.catchall || (schema._zod.def.checks?.length ?? 0) > 0) return undefined
  const names = Object.keys(schema.shape)
  const tests = names.map((name) => acceptsOf(schema.shape[name] as z.ZodType))
  if (tests.includes(undefined)) return undefined
  return (value) => {
    const parsed: Record<string, unknown> = {}
    for (let place = 0; place < names.length; place++) {
      const name = names[place] as string
      const given = value[name]
      if (!(tests[place] as Accepts)(given)) return undefined
      // What zod gives back is nobody else's.
      if (given !== undefined) parsed[name] = Array.isArray(given) ? given.slice() : given
    }
    return parsed
  }
}

const known = new WeakMap<z.ZodObject, Quick | null>()

/**
 * What zod would make of a plain value that is right, several times faster; undefined where only zod
 * can say. Most entities are flat texts, times and numbers, and nearly all that is stored is right.
 */
export function quickParse(
  schema: z.ZodObject,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  let quick = known.get(schema)
  if (quick === undefined) {
    quick = quickOf(schema) ?? null
    known.set(schema, quick)
  }
  return quick?.(value)
}
