import { type Client, createClient } from 'graphql-ws'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { queries } from './cache.ts'
import type { Operation } from './operation.ts'
import { endedToken, onEnd, token } from './session.ts'

interface Heard<Data> {
  readonly onEvent: (data: Data) => void
  /**
   * From here on nothing is missed, now and after each time that the connection was lost: what was read
   * before may lack something.
   */
  readonly onListening?: () => void
}

type State = 'idle' | 'open' | 'lost'

const WAIT_MS = 500
const WAIT_MS_MAX = 15_000

let state: State = 'idle'
const watchers = new Set<() => void>()
const clients = new Map<string, Client>()
/** By the name that the server says when it listens. */
const listening = new Map<string, () => void>()

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
      // Whoever has to sign in again knocks after that.
      await token().catch(() => undefined)
    },
    keepAlive: 20_000,
    on: {
      ping: (...[, said]) => listening.get(String(said?.['listening']))?.(),
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

/** Tells of every event until the component goes; undefined variables: not yet. */
export function useLive<Data, Variables extends Record<string, unknown>>(
  { endpoint, text }: Operation<Data, Variables>,
  variables: Variables | undefined,
  heard: Heard<Data>,
): void {
  const handler = useRef(heard)
  useEffect(() => {
    handler.current = heard
  })
  const key = variables && JSON.stringify(variables)
  // What a session listened to ends with it; whoever is in again listens anew.
  const isOver = useSyncExternalStore(onEnd, endedToken) !== undefined
  useEffect(() => {
    if (key === undefined || isOver) return
    const name = crypto.randomUUID()
    listening.set(name, () => handler.current.onListening?.())
    const payload = {
      query: text,
      variables: JSON.parse(key) as Variables,
      extensions: { listening: name },
    }
    const end = clientOf(endpoint).subscribe<Data>(payload, {
      next: ({ data, errors }) => {
        if (data) handler.current.onEvent(data)
        if (errors) refused()
      },
      error: refused,
      complete: () => undefined,
    })
    return () => {
      listening.delete(name)
      end()
    }
  }, [endpoint, text, key, isOver])
}

export const useConnection = (): State =>
  useSyncExternalStore(
    (tell) => {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    () => state,
  )
