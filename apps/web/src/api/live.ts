import { type Client, createClient } from 'graphql-ws'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { queries } from './cache.ts'
import type { Operation } from './operation.ts'
import { token } from './session.ts'

type State = 'idle' | 'open' | 'lost'

const WAIT_MS = 500
const WAIT_MS_MAX = 15_000

let state: State = 'idle'
const watchers = new Set<() => void>()
const clients = new Map<string, Client>()

function move(next: State): void {
  state = next
  for (const tell of watchers) tell()
}

/** One socket per system for the whole page, opened by the first listener; it comes back by itself. */
function clientOf(endpoint: string): Client {
  const known = clients.get(endpoint)
  if (known) return known
  let connections = 0
  const client = createClient({
    url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${endpoint}`,
    connectionParams: async () => ({ authorization: `Bearer ${(await token()) ?? ''}` }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: async (count) => {
      const ms = Math.min(WAIT_MS * 2 ** count, WAIT_MS_MAX) * (0.75 + Math.random() / 2)
      await new Promise((resolve) => setTimeout(resolve, ms))
    },
    keepAlive: 20_000,
    on: {
      connected: () => {
        connections += 1
        move('open')
        // What happened in between was not told.
        if (connections > 1) void queries.invalidateQueries({ refetchType: 'active' })
      },
      closed: () => move('lost'),
    },
  })
  clients.set(endpoint, client)
  return client
}

/** Whoever signs out listens no longer; the next one has sockets of their own. */
export function closeLive(): void {
  for (const client of clients.values()) void client.dispose()
  clients.clear()
  move('idle')
}

/** Perhaps in the middle: what the page shows may be no longer for these eyes. */
const refused = (): void => void queries.invalidateQueries({ refetchType: 'active' })

/** Calls `onEvent` for every event until the component goes; undefined variables: not yet. */
export function useLive<Data, Variables extends Record<string, unknown>>(
  { endpoint, text }: Operation<Data, Variables>,
  variables: Variables | undefined,
  onEvent: (data: Data) => void,
): void {
  const handler = useRef(onEvent)
  useEffect(() => {
    handler.current = onEvent
  })
  const key = variables && JSON.stringify(variables)
  useEffect(() => {
    if (key === undefined) return
    const payload = { query: text, variables: JSON.parse(key) as Variables }
    return clientOf(endpoint).subscribe<Data>(payload, {
      next: ({ data, errors }) => {
        if (data) handler.current(data)
        if (errors) refused()
      },
      error: refused,
      complete: () => undefined,
    })
  }, [endpoint, text, key])
}

export const useConnection = (): State =>
  useSyncExternalStore(
    (tell) => {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    () => state,
  )
