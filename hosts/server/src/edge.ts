import { invalidToken } from '@longtable/accounts'
import { buildSchema, createEdge, type Credentials, type Edge } from '@longtable/api'
import { addressBlock, type Bus, type Origin, viewerTopic } from '@longtable/core'
import { mayEnter } from './demo-person.ts'
import type { Arrivals } from './network/arrival.ts'
import type { ServedSystem, SystemParts } from './served.ts'

export const originOf = (request: Credentials['request'], arrivals: Arrivals): Origin => ({
  address: arrivals.addressOf(request),
  agent: request.headers['user-agent'] ?? '',
  isLocal: arrivals.isFromHere(request),
  isGone: () => request.socket.destroyed,
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
export function edgeOf(
  system: ServedSystem,
  { people, config, bus, now, log }: SystemParts,
  arrivals: Arrivals,
): Edge {
  return createEdge({
    api: buildSchema(system.modules),
    isDevelopment: config.isDevelopment,
    answerBytesMax: config.answerMb * 2 ** 20,
    operationsMax: config.operationsPerCaller,
    now,
    log,
    async authenticate({ token, request }) {
      const origin = originOf(request, arrivals)
      if (token === undefined)
        return {
          key: `address ${addressBlock(origin.address)}`,
          context: () => system.context(undefined, origin),
        }
      const { viewer, expiresAt } = await people.authenticate(token)
      if (!mayEnter(config, viewer.email, origin)) throw invalidToken()
      return {
        key: `user ${viewer.userId}`,
        context: () => system.context(viewer, origin),
        expiresAt,
        watch: (onChange) => watchFor(bus, viewer.userId, onChange),
      }
    },
  })
}
