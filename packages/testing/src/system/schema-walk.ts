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

type Said = string | number | boolean | readonly string[]

/** What arguments are asked with, by name: `startupId: ['s1', 's2']`. Enums need not be here. */
export type Candidates = Readonly<Record<string, readonly Said[]>>

export interface Walking {
  readonly candidates: Candidates
  /** Queries, unless it is said. */
  readonly root?: 'Query' | 'Mutation' | 'Subscription'
  /** What need not be said and is, one way after the other: `grantAccess: ['email: "a@b.c"']`. */
  readonly also?: Readonly<Record<string, readonly string[]>>
}

const DEPTH_MAX = 4
/** Of each list; more would cost more than a document may. */
const PAGE = 4
/** Within the limits of most fields. */
const TEXT = 'This is said where something has to be said, and it is long enough.'
const SCALARS: Readonly<Record<string, Said>> = { String: TEXT, Int: 1, Float: 1, Boolean: true }

/** Below lists and what must not be null. */
function namedType(type: unknown): Type {
  const { ofType } = type as { readonly ofType?: unknown }
  return ofType === undefined ? (type as Type) : namedType(ofType)
}

const isRequired = (type: unknown): boolean => String(type).endsWith('!')

/** What there is to ask with: each is one way to ask, as it is written into a document. */
function valuesOf(
  { name, type }: Field['args'][number],
  { candidates, root = 'Query' }: Walking,
): readonly string[] | undefined {
  const given = candidates[name]
  if (given) return given.map((value) => JSON.stringify(value))
  const named = namedType(type)
  if ('getValues' in named) {
    const values = named.getValues().map((value) => value.name)
    return root === 'Query' ? values : values.slice(0, 1)
  }
  const scalar = root === 'Mutation' ? SCALARS[named.name] : undefined
  if (scalar === undefined) return undefined
  return [JSON.stringify(String(type).startsWith('[') ? ['one'] : scalar)]
}

/** Every combination of what must be said; a page is short. What need not be said is left out. */
function argumentsOf(field: Field, where: string, walking: Walking): string[] {
  let lists = [field.args.some(({ name }) => name === 'first') ? [`first: ${PAGE}`] : []]
  for (const arg of field.args.filter(({ type }) => isRequired(type))) {
    const values = valuesOf(arg, walking)
    if (!values) throw new Error(`${where}: say what "${arg.name}" is asked with.`)
    lists = values.flatMap((value) => lists.map((list) => [...list, `${arg.name}: ${value}`]))
  }
  const also = walking.also?.[field.name]
  if (also) lists = also.flatMap((more) => lists.map((list) => [...list, more]))
  return lists.map((list) => (list.length === 0 ? '' : `(${list.join(', ')})`))
}

/** All fields, and those of what they lead to, until it is deep enough. */
function selectionOf(type: Type, depth: number, candidates: Candidates): string {
  if (!('getFields' in type)) return ''
  const fields = Object.values((type as ObjectType).getFields()).flatMap((field) => {
    const named = namedType(field.type)
    if ('getFields' in named && depth === 0) return []
    const [args = ''] = argumentsOf(field, `${type.name}.${field.name}`, { candidates })
    return [`${field.name}${args}${selectionOf(named, depth - 1, candidates)}`]
  })
  return ` { __typename ${fields.join(' ')} }`
}

/** Every operation of a schema with every field that it leads to: a new one is walked without a word. */
export function walksOf({ schema }: Pick<ApiSchema, 'schema'>, walking: Walking): Walk[] {
  const { candidates, root = 'Query' } = walking
  const type = schema.getType(root) as ObjectType | undefined
  return Object.values(type?.getFields() ?? {}).flatMap((field) => {
    const where = `${root}.${field.name}`
    const selection = selectionOf(namedType(field.type), DEPTH_MAX, candidates)
    return argumentsOf(field, where, walking).map((args) => ({
      field: where,
      document: `${root.toLowerCase()} { ${field.name}${args}${selection} }`,
    }))
  })
}
