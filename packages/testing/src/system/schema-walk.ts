import type { ApiSchema } from '@longtable/api'

type Type = NonNullable<ReturnType<ApiSchema['schema']['getType']>>
type ObjectType = NonNullable<ReturnType<ApiSchema['schema']['getQueryType']>>
type Field = ReturnType<ObjectType['getFields']>[string]

/** An operation of the schema as it stands, and everything below it. */
export interface Walk {
  /** `Query.startup`. */
  readonly field: string
  readonly document: string
}

/** What arguments are asked with, by name: `startupId: ['s1', 's2']`. Enums need not be here. */
export type Candidates = Readonly<Record<string, readonly (string | number | boolean)[]>>

const DEPTH_MAX = 4
/** Of each list; more would cost more than a document may. */
const PAGE = 4

/** Below lists and what must not be null. */
function namedType(type: unknown): Type {
  const { ofType } = type as { readonly ofType?: unknown }
  return ofType === undefined ? (type as Type) : namedType(ofType)
}

const isRequired = (type: unknown): boolean => String(type).endsWith('!')

/** What there is to ask with: each is one way to ask, as it is written into a document. */
function valuesOf(
  { name, type }: Field['args'][number],
  candidates: Candidates,
): readonly string[] | undefined {
  const given = candidates[name]
  if (given) return given.map((value) => JSON.stringify(value))
  const named = namedType(type)
  if ('getValues' in named) return named.getValues().map((value) => value.name)
  return undefined
}

/** Every combination of what must be said; a page is short. What need not be said is left out. */
function argumentsOf(field: Field, where: string, candidates: Candidates): string[] {
  let lists = [field.args.some(({ name }) => name === 'first') ? [`first: ${PAGE}`] : []]
  for (const arg of field.args.filter(({ type }) => isRequired(type))) {
    const values = valuesOf(arg, candidates)
    if (!values) throw new Error(`${where}: say what "${arg.name}" is asked with.`)
    lists = values.flatMap((value) => lists.map((list) => [...list, `${arg.name}: ${value}`]))
  }
  return lists.map((list) => (list.length === 0 ? '' : `(${list.join(', ')})`))
}

/** All fields, and those of what they lead to, until it is deep enough. */
function selectionOf(type: Type, depth: number, candidates: Candidates): string {
  if (!('getFields' in type)) return ''
  const fields = Object.values((type as ObjectType).getFields()).flatMap((field) => {
    const named = namedType(field.type)
    if ('getFields' in named && depth === 0) return []
    const [args = ''] = argumentsOf(field, `${type.name}.${field.name}`, candidates)
    return [`${field.name}${args}${selectionOf(named, depth - 1, candidates)}`]
  })
  return ` { __typename ${fields.join(' ')} }`
}

/** Every query of a schema with every field that it leads to: a new one is walked without a word. */
export function walksOf({ schema }: Pick<ApiSchema, 'schema'>, candidates: Candidates): Walk[] {
  const query = schema.getQueryType()
  return Object.values(query?.getFields() ?? {}).flatMap((field) => {
    const where = `Query.${field.name}`
    const selection = selectionOf(namedType(field.type), DEPTH_MAX, candidates)
    return argumentsOf(field, where, candidates).map((args) => ({
      field: where,
      document: `{ ${field.name}${args}${selection} }`,
    }))
  })
}
