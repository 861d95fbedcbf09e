import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  type TypeNode,
} from 'graphql/index.js'

export interface TypedSystem {
  /** What its requests work with; `context.ts` exports it. */
  readonly context: string
  readonly features: readonly { readonly name: string; readonly typeDefs: string }[]
  /** Exported views with their files: `OfferView` is what stands for an `Offer` until it is resolved. */
  readonly views: ReadonlyMap<string, string>
}

type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode
type Views = TypedSystem['views']

const ROOTS = ['Query', 'Mutation', 'Subscription']

const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
}

const viewOf = (name: string, views: Views) =>
  views.has(`${name}View`) ? `${name}View` : undefined

function present(type: TypeNode, views: Views): string {
  if (type.kind === Kind.NON_NULL_TYPE) return present(type.type, views)
  if (type.kind === Kind.LIST_TYPE) return `ReadonlyArray<${typeOf(type.type, views)}>`
  const name = type.name.value
  return SCALARS[name] ?? viewOf(name, views) ?? name
}

function typeOf(type: TypeNode, views: Views): string {
  return type.kind === Kind.NON_NULL_TYPE ? present(type, views) : `Maybe<${present(type, views)}>`
}

/**
 * What is nullable must be named all the same: of what may be missing altogether nobody would see
 * that its name has changed.
 */
const members = (
  fields: readonly (FieldDefinitionNode | InputValueDefinitionNode)[],
  views: Views,
): string[] => fields.map(({ name, type }) => `readonly ${name.value}: ${typeOf(type, views)}`)

const block = (lines: readonly string[]): string => lines.map((line) => `  ${line}\n`).join('')

/** The one type with a field that may be missing: its name is checked here instead. */
function itemOfPage({ fields = [] }: ObjectNode): TypeNode | undefined {
  const [items, after] = fields
  const isPage = items?.name.value === 'items' && after?.name.value === 'after'
  const list = isPage && fields.length === 2 && items.type.kind === Kind.NON_NULL_TYPE && items.type
  return list && list.type.kind === Kind.LIST_TYPE ? list.type.type : undefined
}

function plainType(node: DefinitionNode, views: Views): string[] {
  switch (node.kind) {
    case Kind.ENUM_TYPE_DEFINITION: {
      const values = (node.values ?? []).map(({ name }) => `'${name.value}'`)
      return [`type ${node.name.value} = ${values.join(' | ')}`]
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return [`interface ${node.name.value} {\n${block(members(node.fields ?? [], views))}}`]
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION: {
      const name = node.name.value
      if (ROOTS.includes(name) || viewOf(name, views)) return []
      const item = itemOfPage(node)
      return item
        ? [`type ${name} = Page<${typeOf(item, views)}>`]
        : [`interface ${name} {\n${block(members(node.fields ?? [], views))}}`]
    }
    default:
      return []
  }
}

const isObject = (node: DefinitionNode): node is ObjectNode =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION

function fieldType({ name, type, arguments: given = [] }: FieldDefinitionNode, views: Views) {
  const args = given.length === 0 ? 'object' : `{ ${members(given, views).join('; ')} }`
  return `${name.value}: { args: ${args}; shown: ${typeOf(type, views)} }`
}

function featureType(feature: TypedSystem['features'][number], system: TypedSystem): string {
  const { context, views } = system
  const fields = new Map<string, FieldDefinitionNode[]>()
  for (const node of parse(feature.typeDefs).definitions.filter(isObject)) {
    const name = node.name.value
    if (!ROOTS.includes(name) && !viewOf(name, views)) continue
    fields.set(name, [...(fields.get(name) ?? []), ...(node.fields ?? [])])
  }
  const types = [...fields].map(([name, nodes]) => {
    const lines = nodes.map((field) => `    ${fieldType(field, views)}`)
    const view = viewOf(name, views) ?? 'unknown'
    return `${name}: {\n    view: ${view}\n    fields: {\n${block(lines)}    }\n  }`
  })
  const name = feature.name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `export type ${name}Resolvers = Resolvers<${context}, {\n${block(types)}}>`
}

/** The types of a system's resolvers, for a file in its folder `src/generated`. */
export function printTypes(system: TypedSystem): string {
  const { context, features, views } = system
  const definitions = features.flatMap(({ typeDefs }) => [...parse(typeDefs).definitions])
  const names = new Set(definitions.filter(isObject).map((node) => node.name.value))
  const imports = [...names].flatMap((name) => {
    const view = viewOf(name, views)
    return view ? [`import type { ${view} } from '../${views.get(view)}'`] : []
  })
  const head = [
    '// Generated from the SDL by npm run docs: change that, not this file.',
    "import type { Resolvers } from '@longtable/api'",
    "import type { Page } from '@longtable/entity'",
    `import type { ${context} } from '../context.ts'`,
    ...imports.sort(),
  ]
  const parts = [
    head.join('\n'),
    'type Maybe<T> = T | null | undefined',
    ...definitions.flatMap((node) => plainType(node, views)),
    ...features.map((feature) => featureType(feature, system)),
  ]
  return `${parts.join('\n\n')}\n`
}
