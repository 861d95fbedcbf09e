import type { Client } from 'graphql-ws'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { queries } from './cache.ts'
import type { Operation } from './operation.ts'
import { wait } from './pause.ts'
import { endedToken, onEnd } from './session.ts'
import type { OpenSocket } from './socket.ts'

interface Heard<Data> {
  readonly onEvent: (data: Data) => void
  /**
   * From here on nothing is missed, now and after each time that the connection was lost: what was read
   * before may lack something.
   */
  readonly onListening?: () => void
}

type State = 'idle' | 'open' | 'lost'

let state: State = 'idle'
const watchers = new Set<() => void>()
const clients = new Map<string, Promise<Client>>()
/** By the name that the server says when it listens. */
const listening = new Map<string, () => void>()

function move(next: State): void {
  state = next
  for (const tell of watchers) tell()
}

const readAll = (): void => void queries.invalidateQueries({ refetchType: 'active' })

async function socketCode(count = 0): Promise<{ readonly openSocket: OpenSocket }> {
  try {
    return await import('./socket.ts')
  } catch {
    move('lost')
    await wait(count)
    return socketCode(count + 1)
  }
}

async function newClient(endpoint: string): Promise<Client> {
  const { openSocket } = await socketCode()
  return openSocket(endpoint, {
    opened: () => move('open'),
    lost: () => move('lost'),
    missed: readAll,
    listens: (name) => listening.get(name)?.(),
  })
}

/** One socket per system for the whole page, opened by the first listener. */
function clientOf(endpoint: string): Promise<Client> {
  const client = clients.get(endpoint) ?? newClient(endpoint)
  clients.set(endpoint, client)
  return client
}

// A device that was away may hold a socket that nobody is behind any more, and knows nothing of it.
addEventListener('online', () => {
  for (const client of clients.values()) void client.then((known) => known.terminate())
})

/** Whoever signs out listens no longer; the next one has sockets of their own. */
export function closeLive(): void {
  // One that is on its way when the session ends is turned away, which is as good as closed.
  for (const client of clients.values())
    void client.then((known) => known.dispose()).catch(() => undefined)
  clients.clear()
  move('idle')
}

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
    let isGone = false
    const ending = clientOf(endpoint).then((client) =>
      isGone
        ? undefined
        : client.subscribe<Data>(payload, {
            next: ({ data, errors }) => {
              if (data) handler.current.onEvent(data)
              if (errors) readAll()
            },
            // Perhaps in the middle: what the page shows may be no longer for these eyes.
            error: readAll,
            complete: () => undefined,
          }),
    )
    return () => {
      isGone = true
      listening.delete(name)
      void ending.then((end) => end?.())
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
