import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValueNode,
} from 'graphql/index.js'
import * as limits from './limits.ts'
import type { ApiSchema } from './module.ts'
import { type PageVariables, pageSize } from './page-size.ts'
import { refuse } from './refuse.ts'

export interface Measure {
  readonly directives: number
  /** Variables that size a page: with them the cost is known only when the request is. */
  readonly pageVariables: ReadonlySet<string>
  /** Root fields of each operation, those in fragments included. */
  readonly rootFields: ReadonlyMap<OperationDefinitionNode, number>
  /** Whether a literal list or object has a variable in it. */
  readonly hasNestedVariable: boolean
}

export interface MeasureOptions {
  readonly isIntrospectionAllowed: boolean
  readonly variableValue?: (variable: string) => unknown
}

interface Extent {
  readonly depth: number
  readonly cost: number
  /** Fields of the selection itself. */
  readonly width: number
}

interface Walk {
  readonly api: ApiSchema
  readonly options: MeasureOptions
  readonly variables: PageVariables
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** A fragment is walked once, however often it is spread; null while it is being walked. */
  readonly extents: Map<string, Extent | null>
  aliases: number
  directives: number
  selections: number
  readonly repeats: Map<string, number>
  hasNestedVariable: boolean
}

const NOTHING: Extent = { depth: 0, cost: 0, width: 0 }
const INTROSPECTION = new Set([SchemaMetaFieldDef.name, TypeMetaFieldDef.name])

function countDirectives(walk: Walk, directives: readonly DirectiveNode[] = []): void {
  walk.directives += directives.length
  if (walk.directives > limits.DIRECTIVES_MAX)
    refuse('directives', `At most ${limits.DIRECTIVES_MAX} directives.`)
}

/** Names with two underscores are the specification's own; `__proto__` would be the worst of them. */
function checkName(name: string | undefined): void {
  if (name === undefined) return
  if (name.startsWith('__')) refuse('reserved-name', `A name must not begin with "__".`)
  if (name.length > limits.NAME_CHARACTERS_MAX)
    refuse('name-length', `Names have at most ${limits.NAME_CHARACTERS_MAX} characters.`)
}

function checkValue(walk: Walk, value: ValueNode, depth = 1): void {
  if (value.kind === Kind.VARIABLE && depth > 1) walk.hasNestedVariable = true
  if (depth > limits.VALUE_DEPTH_MAX)
    refuse('value-depth', `Values nest at most ${limits.VALUE_DEPTH_MAX} deep.`)
  if (value.kind === Kind.LIST) for (const inner of value.values) checkValue(walk, inner, depth + 1)
  if (value.kind === Kind.OBJECT)
    for (const { name, value: inner } of value.fields) {
      checkName(name.value)
      checkValue(walk, inner, depth + 1)
    }
}

function countField(walk: Walk, node: FieldNode): void {
  if (node.alias) walk.aliases += 1
  if (walk.aliases > limits.ALIASES_MAX) refuse('aliases', `At most ${limits.ALIASES_MAX} aliases.`)
  checkName(node.alias?.value)
  const name = (node.alias ?? node.name).value
  const repeats = (walk.repeats.get(name) ?? 0) + 1
  walk.repeats.set(name, repeats)
  if (repeats > limits.REPEATS_MAX)
    refuse('repeats', `At most ${limits.REPEATS_MAX} fields of one name.`)
  countDirectives(walk, node.directives)
  for (const { value } of node.arguments ?? []) checkValue(walk, value)
}

function fieldOf(
  parent: GraphQLNamedType | undefined,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
}

/** Fields that people write at length, whatever type they stand in. */
const LONG_TEXTS = new Set(['bio', 'body', 'content', 'description', 'message', 'text'])

const ownCost = (field: GraphQLField<unknown, unknown> | undefined) =>
  field && LONG_TEXTS.has(field.name) && isLeafType(getNamedType(field.type))
    ? limits.LONG_TEXT_COST
    : 1

interface Place {
  /** Undefined where the document names something unknown: validation will say so. */
  readonly parent: GraphQLNamedType | undefined
  readonly depth: number
  readonly depthMax: number
}

function fieldExtent(walk: Walk, node: FieldNode, place: Place): Extent {
  countField(walk, node)
  const { parent } = place
  const isIntrospection = INTROSPECTION.has(node.name.value)
  if (isIntrospection && !walk.options.isIntrospectionAllowed)
    refuse('introspection', 'The schema is not shown here.')
  const depthMax = isIntrospection ? limits.INTROSPECTION_DEPTH_MAX : place.depthMax
  if (place.depth > depthMax) refuse('depth', `Fields nest at most ${depthMax} deep.`)
  const field = fieldOf(parent, node.name.value)
  const below = node.selectionSet
    ? extentOf(walk, node.selectionSet, {
        parent: field && getNamedType(field.type),
        depth: place.depth + 1,
        depthMax,
      })
    : NOTHING
  const size =
    field && parent
      ? pageSize({ node, field, parent, bounds: walk.api.pageSizeMax }, walk.variables)
      : 1
  return { depth: below.depth + 1, cost: ownCost(field) + size * below.cost, width: 1 }
}

function spreadExtent(walk: Walk, name: string, place: Place): Extent {
  const fragment = walk.fragments.get(name)
  if (!fragment) return NOTHING
  const extent = fragmentExtent(walk, fragment, place.depthMax)
  if (place.depth + extent.depth - 1 > place.depthMax)
    refuse('depth', `Fields nest at most ${place.depthMax} deep.`)
  return extent
}

function fragmentExtent(walk: Walk, fragment: FragmentDefinitionNode, around: number): Extent {
  const name = fragment.name.value
  const known = walk.extents.get(name)
  if (known === null) return refuse('fragment-cycle', 'A fragment must not spread itself.')
  if (known) return known
  walk.extents.set(name, null)
  checkName(name)
  countDirectives(walk, fragment.directives)
  const condition = fragment.typeCondition.name.value
  const depthMax = condition.startsWith('__') ? limits.INTROSPECTION_DEPTH_MAX : around
  const parent = walk.api.schema.getType(condition)
  const extent = extentOf(walk, fragment.selectionSet, { parent, depth: 1, depthMax })
  walk.extents.set(name, extent)
  return extent
}

function selectionExtent(walk: Walk, node: SelectionNode, place: Place): Extent {
  walk.selections += 1
  if (walk.selections > limits.SELECTIONS_MAX)
    refuse('selections', `At most ${limits.SELECTIONS_MAX} fields.`)
  if (node.kind === Kind.FIELD) return fieldExtent(walk, node, place)
  countDirectives(walk, node.directives)
  if (node.kind === Kind.FRAGMENT_SPREAD) return spreadExtent(walk, node.name.value, place)
  const condition = node.typeCondition?.name.value
  const parent = condition === undefined ? place.parent : walk.api.schema.getType(condition)
  return extentOf(walk, node.selectionSet, { ...place, parent })
}

function extentOf(walk: Walk, { selections }: SelectionSetNode, place: Place): Extent {
  let { depth, cost, width } = NOTHING
  for (const node of selections) {
    const extent = selectionExtent(walk, node, place)
    depth = Math.max(depth, extent.depth)
    cost += extent.cost
    width += extent.width
  }
  if (cost > limits.COST_MAX) refuse('cost', `This asks for too much: at most ${limits.COST_MAX}.`)
  return { depth, cost, width }
}

/** Gives the number of its root fields. */
function walkOperation(walk: Walk, operation: OperationDefinitionNode): number {
  countDirectives(walk, operation.directives)
  for (const { variable, defaultValue, directives } of operation.variableDefinitions ?? []) {
    checkName(variable.name.value)
    countDirectives(walk, directives)
    if (defaultValue) checkValue(walk, defaultValue)
  }
  const parent = walk.api.schema.getRootType(operation.operation) ?? undefined
  const place = { parent, depth: 1, depthMax: limits.DEPTH_MAX }
  const { width } = extentOf(walk, operation.selectionSet, place)
  if (operation.operation === 'mutation' && width > limits.MUTATIONS_MAX)
    refuse('mutations', `At most ${limits.MUTATIONS_MAX} mutations in one request.`)
  return width
}

const fragmentsOf = (document: DocumentNode) =>
  document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)

function newWalk(api: ApiSchema, document: DocumentNode, options: MeasureOptions) {
  const pageVariables = new Set<string>()
  const { variableValue } = options
  const walk: Walk = {
    api,
    options,
    variables: {
      onVariable: (name) => pageVariables.add(name),
      ...(variableValue && { variableValue }),
    },
    fragments: new Map(fragmentsOf(document).map((fragment) => [fragment.name.value, fragment])),
    extents: new Map(),
    aliases: 0,
    directives: 0,
    selections: 0,
    repeats: new Map(),
    hasNestedVariable: false,
  }
  return { walk, pageVariables }
}

/** Walks a document that is not validated yet, in time linear to its length, or refuses it. */
export function measure(api: ApiSchema, document: DocumentNode, options: MeasureOptions): Measure {
  const { walk, pageVariables } = newWalk(api, document, options)
  const fragments = fragmentsOf(document)
  if (fragments.length > limits.FRAGMENTS_MAX)
    refuse('fragments', `At most ${limits.FRAGMENTS_MAX} fragments.`)
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operations.length > limits.OPERATIONS_MAX)
    refuse('operations', `At most ${limits.OPERATIONS_MAX} operations.`)
  const rootFields = new Map<OperationDefinitionNode, number>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION)
      rootFields.set(definition, walkOperation(walk, definition))
    else if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragmentExtent(walk, definition, limits.DEPTH_MAX)
    else refuse('definitions', 'Only operations and fragments.')
  }
  const { directives, hasNestedVariable } = walk
  return { directives, pageVariables, rootFields, hasNestedVariable }
}

/** The cost of one operation with the page sizes that this request asks for. */
export function measureRequest(
  api: ApiSchema,
  document: DocumentNode,
  asked: {
    readonly operation: OperationDefinitionNode
    readonly variableValue: (name: string) => unknown
  },
): void {
  const { walk } = newWalk(api, document, {
    isIntrospectionAllowed: true,
    variableValue: asked.variableValue,
  })
  walkOperation(walk, asked.operation)
}
