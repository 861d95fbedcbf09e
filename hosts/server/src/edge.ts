import { buildSchema, createEdge, type Credentials, type Edge } from '@longtable/api'
import { type Bus, type Origin, viewerTopic } from '@longtable/core'
import type { ServedSystem, SystemParts } from './served.ts'

const originOf = (request: Credentials['request']): Origin => ({
  address: request.socket.remoteAddress ?? 'unknown',
  agent: request.headers['user-agent'] ?? '',
})

/** Calls back whenever this worker hears that something about a person has changed. */
function watchFor(bus: Bus, userId: string, onChange: () => void): () => void {
  const changes = bus.subscribe(viewerTopic(userId))
  const hear = async () => {
    while (!(await changes.next()).done) onChange()
  }
  // A burst too long to queue is a change, too.
  hear().catch(onChange)
  return () => void changes.return?.()
}

/** The GraphQL edge of a system; who the caller is, accounts say. */
export function edgeOf(system: ServedSystem, { people, config, bus, log }: SystemParts): Edge {
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
        watch: (onChange) => watchFor(bus, viewer.userId, onChange),
      }
    },
  })
}
