import { type DocumentNode, type GraphQLSchema, Kind } from 'graphql/index.js'

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const

/** Every operation of a schema: `Query.me`. */
export const offeredIn = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    Object.keys(root?.getFields() ?? {}).map((name) => `${root?.name}.${name}`),
  )

/** Every operation that a document uses. */
export const askedIn = (document: DocumentNode): string[] =>
  document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? node.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [`${ROOTS[node.operation]}.${field.name.value}`] : [],
        )
      : [],
  )

interface Covered {
  readonly offered: readonly string[]
  readonly asked: readonly string[]
  /** What no page uses, with the reason. */
  readonly unused: Readonly<Record<string, string>>
}

/** What no page uses without a reason, and reasons for what is used or is not there. */
export function coverageProblems({ offered, asked, unused }: Covered): string[] {
  const used = new Set(asked)
  const known = new Set(offered)
  return [
    ...offered
      .filter((name) => !used.has(name) && !Object.hasOwn(unused, name))
      .map((name) => `${name}: no page uses it`),
    ...Object.keys(unused)
      .filter((name) => used.has(name))
      .map((name) => `${name}: a page uses it, so it needs no reason`),
    ...Object.keys(unused)
      .filter((name) => !known.has(name))
      .map((name) => `${name}: is no operation`),
  ]
}
