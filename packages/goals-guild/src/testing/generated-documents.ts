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

/** The arguments by their names, each as a variable. */
export function documentOf(
  kind: 'Query' | 'Mutation',
  { name, given, depth }: { name: string; given: object; depth: number },
): string {
  const field = fieldsOf(kind).find((one) => one.name === name) as Field
  const used = field.args.filter((argument) => argument.name in given)
  const declared = used.map((argument) => `$${argument.name}: ${argument.type}`).join(', ')
  const passed = used.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  return `${kind.toLowerCase()}${declared && ` (${declared})`} {
    ${name}${passed && `(${passed})`}${selectionOf(field, depth)}
  }`
}

/** Queries that answer with a page of something. */
export const listQueries: readonly Field[] = fieldsOf('Query').filter((field) =>
  fieldsOf(namedType(field)).some(
    ({ name, type }) => name === 'items' && String(type).startsWith('['),
  ),
)
