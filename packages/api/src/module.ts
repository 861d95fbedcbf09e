import { makeExecutableSchema } from '@graphql-tools/schema'
import { type GraphQLSchema, isAbstractType, isObjectType, parse } from 'graphql/index.js'
import { countAnswers } from './answer-budget.ts'
import { describeSizes } from './describe-sizes.ts'
import { BODY_BYTES_MAX } from './limits.ts'
import { guardMutations } from './mutation-guard.ts'
import { schemaProblems } from './schema-rules.ts'

/** What a folder of a system gives to its GraphQL schema. */
export interface Module {
  /** Types, and `extend type Query`, `Mutation` or `Subscription`. */
  readonly typeDefs: string
  readonly resolvers: object
  /**
   * `'User.followers': 100`: the largest page of a field with a `first`, when it is not the usual
   * one; the greatest length of a list of objects that has no `first`.
   */
  readonly pageSizeMax?: Readonly<Record<string, number>>
  /** Mutations that cannot be repeated by `requestId`: those of sessions. */
  readonly withoutRequestId?: readonly string[]
  /** Where a request is larger than they usually are: it holds a long text. */
  readonly bodyBytesMax?: number
}

export interface ApiSchema {
  readonly schema: GraphQLSchema
  /** By `Type.field`. */
  readonly pageSizeMax: ReadonlyMap<string, number>
  readonly bodyBytesMax: number
}

// graphql is imported by its file throughout: bundlers and test runners that prefer the ES module
// copy would otherwise make a second one, and graphql refuses types of another copy than its own.

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** Modules only extend the roots; a root exists when one of them does. */
function baseTypeDefs(modules: readonly Module[]): string {
  const extended = new Set(
    modules.flatMap(({ typeDefs }) =>
      parse(typeDefs).definitions.flatMap((definition) =>
        'name' in definition && definition.name ? [definition.name.value] : [],
      ),
    ),
  )
  return ROOTS.filter((root) => extended.has(root))
    .map((root) => `type ${root}`)
    .join('\n')
}

/** graphql-jit does not wait for a type, so a promise is an error where it is made. */
function keepTypesSynchronous(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isAbstractType(type) || !type.resolveType) continue
    const { resolveType } = type
    type.resolveType = (...given) => {
      const resolved = resolveType(...given)
      if (typeof resolved === 'string' || resolved === undefined) return resolved
      throw new Error(`resolveType of ${type.name} must give a name at once.`)
    }
  }
}

/** One schema from the listed modules, or an error that names everything that breaks a rule. */
export function buildSchema(modules: readonly Module[]): ApiSchema {
  const schema = makeExecutableSchema({
    typeDefs: [baseTypeDefs(modules), ...modules.map(({ typeDefs }) => typeDefs)],
    resolvers: modules.map(({ resolvers }) => resolvers as Record<string, never>),
  })
  const pageSizeMax = new Map(modules.flatMap((module) => Object.entries(module.pageSizeMax ?? {})))
  const withoutRequestId = new Set(modules.flatMap((module) => module.withoutRequestId ?? []))
  const problems = schemaProblems(schema, { pageSizeMax, withoutRequestId })
  if (problems.length > 0) throw new Error(`The schema breaks rules:\n${problems.join('\n')}`)
  keepTypesSynchronous(schema)
  const mutation = schema.getMutationType()
  if (isObjectType(mutation)) guardMutations(mutation)
  countAnswers(schema)
  describeSizes(schema, pageSizeMax)
  const sizes = modules.map(({ bodyBytesMax = BODY_BYTES_MAX }) => bodyBytesMax)
  return { schema, pageSizeMax, bodyBytesMax: Math.max(BODY_BYTES_MAX, ...sizes) }
}
