import { type Client, createClient } from 'graphql-ws'
import { wait } from './pause.ts'
import { token } from './session.ts'

const PING_MS = 20_000
/** Whoever does not answer for so long is gone, whatever the device believes. */
const PONG_MS_MAX = 10_000

interface Told {
  readonly opened: () => void
  readonly lost: () => void
  /** It is back, and what happened in between was not told. */
  readonly missed: () => void
  /** From here on the named listener hears everything. */
  readonly listens: (name: string) => void
}

/** A socket to a system that comes back by itself; loaded beside the first page, which does not wait for it. */
export function openSocket(endpoint: string, { opened, lost, missed, listens }: Told): Client {
  let connections = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  const client = createClient({
    url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${endpoint}`,
    connectionParams: async () => ({ authorization: `Bearer ${(await token()) ?? ''}` }),
    connectionAckWaitTimeout: PONG_MS_MAX,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: async (count) => {
      await wait(count)
      // Whoever has to sign in again knocks after that.
      await token().catch(() => undefined)
    },
    keepAlive: PING_MS,
    on: {
      ping: (isTheirs, said) => {
        if (isTheirs) listens(String(said?.['listening']))
        else silence = setTimeout(() => client.terminate(), PONG_MS_MAX)
      },
      pong: () => clearTimeout(silence),
      connected: () => {
        connections += 1
        opened()
        if (connections > 1) missed()
      },
      closed: () => {
        clearTimeout(silence)
        lost()
      },
    },
  })
  return client
}
export type OpenSocket = typeof openSocket
