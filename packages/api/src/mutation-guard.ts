import { DomainError, REQUEST_ID } from '@longtable/core'
import type { GraphQLFieldResolver, GraphQLObjectType } from 'graphql/index.js'

const abandoned = new WeakSet<object>()

/** From now on no further mutation of this operation starts. */
export const abandon = (context: object): void => void abandoned.add(context)

function checkRequestId(requestId: unknown): void {
  if (requestId == null || REQUEST_ID.test(String(requestId))) return
  throw new DomainError('INVALID', 'requests.malformed', {
    message: 'requestId: 8 to 64 letters, digits, "_" or "-".',
    field: 'requestId',
  })
}

const guarded =
  (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
  (source, values, ...rest) => {
    const [context] = rest
    if (abandoned.has(context as object))
      throw new DomainError('CONFLICT', 'graphql.abandoned', 'The operation was given up before.')
    checkRequestId(values['requestId'])
    return resolve(source, values, ...rest)
  }

/** What holds for every mutation, whatever its module forgets. */
export function guardMutations(mutation: GraphQLObjectType): void {
  for (const field of Object.values(mutation.getFields()))
    if (field.resolve) field.resolve = guarded(field.resolve)
}
