import { buildSchema, createEdge, type Credentials, type Edge } from '@longtable/api'
import type { Origin } from '@longtable/core'
import type { ServedSystem, SystemParts } from './served.ts'

const originOf = (request: Credentials['request']): Origin => ({
  address: request.socket.remoteAddress ?? 'unknown',
  agent: request.headers['user-agent'] ?? '',
})

/** The GraphQL edge of a system; who the caller is, accounts say. */
export function edgeOf(system: ServedSystem, { people, config, log }: SystemParts): Edge {
  return createEdge({
    api: buildSchema(system.modules),
    isDevelopment: config.isDevelopment,
    log,
    async authenticate({ token, request }) {
      const origin = originOf(request)
      if (token === undefined)
        return {
          key: `address ${origin.address}`,
          context: () => system.context(undefined, origin),
        }
      const { viewer, expiresAt } = await people.authenticate(token)
      return {
        key: `user ${viewer.userId}`,
        context: () => system.context(viewer, origin),
        expiresAt,
      }
    },
  })
}
