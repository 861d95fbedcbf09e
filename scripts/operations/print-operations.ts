import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  stripIgnoredCharacters,
  typeFromAST,
  visit,
} from 'graphql/index.js'

const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
}

export interface OperationsFile {
  readonly schema: GraphQLSchema
  /** Where the operations are sent: `/goalsguild/graphql`. */
  readonly endpoint: string
  /** The file's own. */
  readonly document: DocumentNode
  /** Of the whole product, with the files that their types are in, seen from this one. */
  readonly fragments: ReadonlyMap<
    string,
    { readonly node: FragmentDefinitionNode; readonly from: string }
  >
  /** The file of the type `Operation`, seen from this one. */
  readonly operationFrom: string
  readonly source: string
}

function scalarOf(type: GraphQLOutputType | GraphQLInputType): string {
  const named = getNamedType(type)
  if (isEnumType(named))
    return named
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ')
  const scalar = SCALARS[named.name]
  if (scalar === undefined) throw new Error(`No type for ${named.name}`)
  return scalar
}

type Shown = (type: GraphQLObjectType) => string

function outputType(type: GraphQLOutputType, below: Shown | undefined): string {
  if (isNonNullType(type)) return presentOutput(type.ofType, below)
  return `${presentOutput(type, below)} | null`
}

function presentOutput(type: GraphQLOutputType, below: Shown | undefined): string {
  if (isNonNullType(type)) return presentOutput(type.ofType, below)
  if (isListType(type)) return `ReadonlyArray<${outputType(type.ofType, below)}>`
  return isObjectType(type) && below ? below(type) : scalarOf(type)
}

function inputType(type: GraphQLInputType): string {
  if (!isNonNullType(type)) return `${presentInput(type)} | null | undefined`
  return presentInput(type.ofType)
}

function presentInput(type: GraphQLInputType): string {
  if (isNonNullType(type)) return presentInput(type.ofType)
  if (isListType(type)) return `ReadonlyArray<${inputType(type.ofType)}>`
  if (!isInputObjectType(type)) return scalarOf(type)
  return members(Object.values(type.getFields()).map(({ name, type: its }) => [name, its]))
}

/** What may be null may be left out. */
const members = (fields: readonly (readonly [string, GraphQLInputType])[]): string =>
  `{ ${fields
    .map(([name, type]) => `readonly ${name}${isNonNullType(type) ? '' : '?'}: ${inputType(type)}`)
    .join('; ')} }`

function selected(type: GraphQLObjectType, { selections }: SelectionSetNode): string {
  const fields: string[] = []
  const spread: string[] = []
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) spread.push(selection.name.value)
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      throw new Error('Name the fragment: an inline one has no type of its own.')
    else {
      const field = type.getFields()[selection.name.value]
      const set = selection.selectionSet
      const shown = field
        ? outputType(field.type, set && ((below) => selected(below, set)))
        : `'${type.name}'`
      fields.push(`readonly ${(selection.alias ?? selection.name).value}: ${shown}`)
    }
  }
  const own = fields.length > 0 ? [`{ ${fields.join('; ')} }`] : []
  return [...spread, ...own].join(' & ')
}

/** The fragments that it uses, and those that they use. */
function usedBy(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  { fragments }: OperationsFile,
) {
  const used = new Set<string>()
  const look = (at: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(at, {
      FragmentSpread({ name: { value } }) {
        const found = fragments.get(value)
        if (found && !used.has(value)) {
          used.add(value)
          look(found.node)
        }
      },
    })
  look(node)
  return [...used].sort()
}

function variablesOf(
  { schema }: OperationsFile,
  { variableDefinitions = [] }: OperationDefinitionNode,
) {
  const given = variableDefinitions.map(({ variable, type }) => {
    const known = typeFromAST(schema, type as never) as GraphQLInputType
    return [variable.name.value, known] as const
  })
  return given.length === 0 ? 'Record<string, never>' : members(given)
}

function printOperation(file: OperationsFile, node: OperationDefinitionNode): string {
  const name = node.name?.value
  if (name === undefined) throw new Error(`${file.source}: an operation has no name`)
  const root = file.schema.getRootType(node.operation) as GraphQLObjectType
  const parts = [
    node,
    ...usedBy(node, file).flatMap((used) => file.fragments.get(used)?.node ?? []),
  ]
  const text = stripIgnoredCharacters(parts.map((part) => print(part)).join('\n'))
  return [
    `export type ${name}Data = ${selected(root, node.selectionSet)}`,
    `export type ${name}Variables = ${variablesOf(file, node)}`,
    `export const ${name}: Operation<${name}Data, ${name}Variables> = {`,
    `  kind: '${node.operation}',`,
    `  endpoint: '${file.endpoint}',`,
    `  text: ${JSON.stringify(text)},`,
    '}',
  ].join('\n')
}

/** Operations with the types of what they take and give: a field that does not exist has none. */
export function printOperations(file: OperationsFile): string {
  const { document, schema, fragments } = file
  const spread = new Set<string>()
  visit(document, { FragmentSpread: ({ name }) => void spread.add(name.value) })
  const imports = [...spread].sort().flatMap((name) => {
    const { from = '.' } = fragments.get(name) ?? {}
    return from === '.' ? [] : [`import type { ${name} } from '${from}'`]
  })
  const parts = document.definitions.map((node) => {
    if (node.kind === Kind.OPERATION_DEFINITION) return printOperation(file, node)
    if (node.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`${file.source}: ${node.kind}`)
    const on = schema.getType(node.typeCondition.name.value) as GraphQLObjectType
    return `export type ${node.name.value} = ${selected(on, node.selectionSet)}`
  })
  const hasOperations = document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const head = [
    `// Generated from ${file.source} by npm run docs: change that, not this file.`,
    ...(hasOperations ? [`import type { Operation } from '${file.operationFrom}'`] : []),
    ...imports,
  ]
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`
}
