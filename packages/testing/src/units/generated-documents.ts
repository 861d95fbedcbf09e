import type { System } from '@longtable/system'
import { apiOf } from '../system/system-world.ts'

/** As much of a field of the schema as a document is made from. */
interface Field {
  readonly name: string
  readonly type: unknown
  readonly args: readonly { readonly name: string; readonly type: unknown }[]
}

type FieldsOf = (type: string) => readonly Field[]

/** `[Goal!]!` is a list of goals. */
const namedType = ({ type }: Pick<Field, 'type'>) => String(type).replaceAll(/[[\]!]/g, '')

const needsArguments = ({ args }: Field) => args.some(({ type }) => String(type).endsWith('!'))

/** Below a field, by how the schema names its types. */
const reading = (fieldsOf: FieldsOf) => ({
  below: (field: Field) => fieldsOf(namedType(field)),
  isLeaf: (field: Field) => fieldsOf(namedType(field)).length === 0,
  isPage: (field: Field) => fieldsOf(namedType(field)).some(({ name }) => name === 'items'),
})

/** Everything that can be asked for without arguments, so many levels deep. */
function selectionOf(fieldsOf: FieldsOf, field: Field, depth: number): string {
  const { below, isLeaf } = reading(fieldsOf)
  if (isLeaf(field)) return ''
  const parts = below(field)
    .filter((child) => !needsArguments(child) && (depth > 0 || isLeaf(child)))
    .map((child) => `${child.name}${selectionOf(fieldsOf, child, depth - 1)}`)
  return ` { __typename ${parts.join(' ')} }`
}

const PERSON = 'User'
const NAMES = ['id', 'nickname', 'fullName', 'firstName', 'lastName']

/** What of a thing that another one names is shown beside it: a person's names, a thing's own fields. */
function mentionOf(fieldsOf: FieldsOf, field: Field): string {
  const { below, isLeaf } = reading(fieldsOf)
  if (isLeaf(field)) return field.name
  const shown = below(field)
    .filter((child) => isLeaf(child))
    .map(({ name }) => name)
    .filter((name) => namedType(field) !== PERSON || NAMES.includes(name))
  return shown.length > 0 ? `${field.name} { ${shown.join(' ')} }` : ''
}

/**
 * What a screen shows of an answer: all of its own fields, and of what it names the plain ones. From one
 * in a list nobody goes to the one beside it: that is in the list.
 */
function shownOf(fieldsOf: FieldsOf, field: Field, isListed = false): string {
  const { below, isLeaf, isPage } = reading(fieldsOf)
  if (isLeaf(field)) return ''
  const children = below(field).filter((child) => !needsArguments(child))
  const isShown = (child: Field) =>
    !isPage(child) && !(isListed && namedType(child) === namedType(field))
  const parts = isPage(field)
    ? children.map((child) => `${child.name}${shownOf(fieldsOf, child, true)}`)
    : children.filter(isShown).map((child) => mentionOf(fieldsOf, child))
  return ` { ${parts.join(' ')} }`
}

interface Asked {
  readonly name: string
  readonly given: object
  /** Everything so many levels deep; what a screen shows unless it is said. */
  readonly depth?: number
}

export type OperationKind = 'Query' | 'Mutation' | 'Subscription'
const KINDS: readonly OperationKind[] = ['Query', 'Mutation', 'Subscription']

export interface GeneratedDocuments {
  /** The arguments by their names, each as a variable. */
  readonly documentOf: (kind: OperationKind, asked: Asked) => string
  /** Every operation: `Query.me`. */
  readonly operationNames: readonly string[]
  readonly queryFields: readonly Field[]
  /** Queries that answer with a page of something. */
  readonly listQueries: readonly Field[]
}

/** What can be asked of a system, from its schema: a new operation is asked without a word. */
export function documentsOf(system: System): GeneratedDocuments {
  const { schema } = apiOf(system)
  const fieldsOf: FieldsOf = (type) => {
    const found = schema.getType(type)
    return found && 'getFields' in found ? (Object.values(found.getFields()) as Field[]) : []
  }
  const queryFields = fieldsOf('Query')
  return {
    documentOf(kind, { name, given, depth }) {
      const field = fieldsOf(kind).find((one) => one.name === name)
      if (!field) throw new Error(`There is no ${kind}.${name}.`)
      const used = field.args.filter((argument) => argument.name in given)
      const declared = used.map((argument) => `$${argument.name}: ${argument.type}`).join(', ')
      const passed = used.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
      const selected =
        depth === undefined ? shownOf(fieldsOf, field) : selectionOf(fieldsOf, field, depth)
      return `${kind.toLowerCase()}${declared && ` (${declared})`} {
        ${name}${passed && `(${passed})`}${selected}
      }`
    },
    operationNames: KINDS.flatMap((kind) => fieldsOf(kind).map(({ name }) => `${kind}.${name}`)),
    queryFields,
    listQueries: queryFields.filter((field) =>
      fieldsOf(namedType(field)).some(
        ({ name, type }) => name === 'items' && String(type).startsWith('['),
      ),
    ),
  }
}
