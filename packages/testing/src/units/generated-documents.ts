import { apiOf } from '@longtable/testing/system'
import { goalsGuildSystem } from '../system.ts'

/** As much of a field of the schema as a document is made from. */
export interface Field {
  readonly name: string
  readonly type: unknown
  readonly args: readonly { readonly name: string; readonly type: unknown }[]
}

/** `[Goal!]!` is a list of goals. */
const namedType = ({ type }: Pick<Field, 'type'>) => String(type).replaceAll(/[[\]!]/g, '')

function fieldsOf(type: string): Field[] {
  const found = apiOf(goalsGuildSystem).schema.getType(type)
  return found && 'getFields' in found ? (Object.values(found.getFields()) as Field[]) : []
}

const isLeaf = (field: Field) => fieldsOf(namedType(field)).length === 0
const needsArguments = ({ args }: Field) => args.some(({ type }) => String(type).endsWith('!'))

/** Everything that can be asked for without arguments, so many levels deep. */
function selectionOf(field: Field, depth: number): string {
  if (isLeaf(field)) return ''
  const parts = fieldsOf(namedType(field))
    .filter((child) => !needsArguments(child) && (depth > 0 || isLeaf(child)))
    .map((child) => `${child.name}${selectionOf(child, depth - 1)}`)
  return ` { __typename ${parts.join(' ')} }`
}

const PERSON = ['id', 'nickname', 'fullName']
const isPage = (field: Field) => fieldsOf(namedType(field)).some(({ name }) => name === 'items')

/** What of a thing that another one names is shown beside it: a person's names, a thing's own fields. */
function mentionOf(field: Field): string {
  const own = fieldsOf(namedType(field)).filter((child) => isLeaf(child))
  const shown = namedType(field) === 'User' ? PERSON : own.map(({ name }) => name)
  return shown.length > 0 ? `${field.name} { ${shown.join(' ')} }` : field.name
}

/** What a screen shows of an answer: all of its own fields, and of what it names the plain ones. */
function shownOf(field: Field): string {
  if (isLeaf(field)) return ''
  const children = fieldsOf(namedType(field)).filter((child) => !needsArguments(child))
  const parts = isPage(field)
    ? children.map((child) => `${child.name}${shownOf(child)}`)
    : children.filter((child) => !isPage(child)).map(mentionOf)
  return ` { ${parts.join(' ')} }`
}

interface Asked {
  readonly name: string
  readonly given: object
  /** Everything so many levels deep; what a screen shows unless it is said. */
  readonly depth?: number
}

/** The arguments by their names, each as a variable. */
export function documentOf(
  kind: 'Query' | 'Mutation' | 'Subscription',
  { name, given, depth }: Asked,
): string {
  const field = fieldsOf(kind).find((one) => one.name === name)
  if (!field) throw new Error(`There is no ${kind}.${name}.`)
  const used = field.args.filter((argument) => argument.name in given)
  const declared = used.map((argument) => `$${argument.name}: ${argument.type}`).join(', ')
  const passed = used.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  return `${kind.toLowerCase()}${declared && ` (${declared})`} {
    ${name}${passed && `(${passed})`}${depth === undefined ? shownOf(field) : selectionOf(field, depth)}
  }`
}

/** Every operation: `Query.me`. */
export const operationNames: readonly string[] = ['Query', 'Mutation', 'Subscription'].flatMap(
  (kind) => fieldsOf(kind).map(({ name }) => `${kind}.${name}`),
)

export const queryFields: readonly Field[] = fieldsOf('Query')

/** Queries that answer with a page of something. */
export const listQueries: readonly Field[] = queryFields.filter((field) =>
  fieldsOf(namedType(field)).some(
    ({ name, type }) => name === 'items' && String(type).startsWith('['),
  ),
)
