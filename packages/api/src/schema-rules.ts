import {
  type GraphQLField,
  type GraphQLInputObjectType,
  GraphQLInt,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLString,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql/index.js'
import { holdsList, isPage } from './page-size.ts'

export interface RuleInput {
  readonly pageSizeMax: ReadonlyMap<string, number>
  readonly withoutRequestId: ReadonlySet<string>
}

const fieldsOf = (type: GraphQLNamedType): readonly GraphQLField<unknown, unknown>[] =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []

/** AppSync has other scalars and its own directives, so the printed SDL must get by without ours. */
function foreignParts(schema: GraphQLSchema): string[] {
  const directives = schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .map(({ name }) => `directive @${name}: only those of the specification`)
  const scalars = Object.values(schema.getTypeMap())
    .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
    .map(({ name }) => `scalar ${name}: only those of the specification`)
  return [...directives, ...scalars]
}

function reaches(from: GraphQLInputObjectType, to: GraphQLInputObjectType): boolean {
  const seen = new Set<GraphQLInputObjectType>()
  const open = [from]
  for (let type = open.pop(); type; type = open.pop()) {
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type)
      if (inner === to) return true
      if (!isInputObjectType(inner) || seen.has(inner)) continue
      seen.add(inner)
      open.push(inner)
    }
  }
  return false
}

/** graphql-jit runs out of memory on recursive input types and loses defaults inside of them. */
function inputProblems(type: GraphQLInputObjectType): string[] {
  const recursive = reaches(type, type) ? [`input ${type.name}: is recursive`] : []
  const defaults = Object.values(type.getFields())
    .filter((field) => field.defaultValue !== undefined)
    .map((field) => `input ${type.name}.${field.name}: a default belongs into the domain`)
  return [...recursive, ...defaults]
}

function mutationProblems(mutation: GraphQLObjectType, without: ReadonlySet<string>): string[] {
  const fields = Object.values(mutation.getFields())
  const names = new Set(fields.map(({ name }) => name))
  const unknown = [...without]
    .filter((name) => !names.has(name))
    .map((name) => `withoutRequestId ${name}: is no mutation`)
  const wrong = fields.flatMap(({ name, args }) => {
    const requestId = args.find((argument) => argument.name === 'requestId')
    if (without.has(name))
      return requestId ? [`Mutation.${name}: is listed as being without requestId`] : []
    return requestId?.type === GraphQLString ? [] : [`Mutation.${name}: needs requestId: String`]
  })
  return [...unknown, ...wrong]
}

/** Every list of objects is as long as `first` says, or has a declared maximum, or is inside of a page. */
function listProblems(type: GraphQLNamedType, bounds: ReadonlyMap<string, number>): string[] {
  return fieldsOf(type).flatMap((field) => {
    const named = getNamedType(field.type)
    const first = field.args.find(({ name }) => name === 'first')
    const place = `${type.name}.${field.name}`
    if (first && first.type !== GraphQLInt) return [`${place}: first is an optional Int`]
    if (isPage(named) && !first) return [`${place}: gives a page and needs first: Int`]
    if (isPage(named) && holdsList(field.type)) return [`${place}: is a list of pages`]
    const isBounded = first || isPage(type) || bounds.has(place)
    return holdsList(field.type) && isCompositeType(named) && !isBounded
      ? [`${place}: a list of objects needs first: Int or a declared maximum`]
      : []
  })
}

function boundProblems(schema: GraphQLSchema, bounds: ReadonlyMap<string, number>): string[] {
  return [...bounds].flatMap(([place, size]) => {
    const [typeName = '', fieldName = ''] = place.split('.')
    const type = schema.getType(typeName)
    const isField = type && fieldsOf(type).some(({ name }) => name === fieldName)
    if (!isField) return [`pageSizeMax ${place}: is no field`]
    return Number.isInteger(size) && size > 0 ? [] : [`pageSizeMax ${place}: is no whole number`]
  })
}

const isAsync = (given: unknown) =>
  typeof given === 'function' && Object.prototype.toString.call(given) === '[object AsyncFunction]'

function resolverProblems(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap())
  const asynchronous = types
    .filter((type) => isAbstractType(type) && isAsync(type.resolveType))
    .map(({ name }) => `${name}: resolveType must be synchronous`)
  const isTypeOf = types
    .filter((type) => isObjectType(type) && type.isTypeOf !== null && type.isTypeOf !== undefined)
    .map(({ name }) => `${name}: use resolveType or __typename instead of isTypeOf`)
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const missing = roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter((field) =>
        root === schema.getSubscriptionType() ? !field.subscribe : !field.resolve,
      )
      .map(({ name }) => `${root?.name}.${name}: has no resolver`),
  )
  return [...asynchronous, ...isTypeOf, ...missing]
}

/** Everything about a schema that the edge, graphql-jit or AppSync could not live with. */
export function schemaProblems(schema: GraphQLSchema, input: RuleInput): string[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
  const mutation = schema.getMutationType()
  return [
    ...foreignParts(schema),
    ...types.flatMap((type) => (isInputObjectType(type) ? inputProblems(type) : [])),
    ...types.flatMap((type) => listProblems(type, input.pageSizeMax)),
    ...boundProblems(schema, input.pageSizeMax),
    ...(mutation ? mutationProblems(mutation, input.withoutRequestId) : []),
    ...resolverProblems(schema),
  ]
}
