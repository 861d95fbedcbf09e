import { setTimeout as wait } from 'node:timers/promises'
import { type Client, connect, PASSWORD, SIGN_UP, signIn, VERIFY } from '@longtable/server/testing'
import type { Stand } from './stand.ts'

const PATIENCE_MS = 15_000
const PAUSE_MS = 400
const RETRY_SECONDS_MAX = 20

export interface Asking {
  readonly endpoint: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

interface Extensions {
  readonly code: string
  readonly reason?: string
  readonly retryAfter?: number
}

/** How many times each was the answer. */
export type Tally = Map<string, number>

// oxlint-disable-next-line typescript/no-explicit-any -- whoever asks knows what for
type Data = Record<string, any>

/** Somebody with a browser: patient, and asks again under the same id until there is an answer. */
export interface Visitor {
  readonly email: string
  readonly id: string
  /** Until it is answered; throws for what should not have been refused. */
  ask(asking: Asking): Promise<Data>
  close(): void
}

const late = (ms: number) =>
  wait(ms, undefined, { ref: false }).then(() => {
    throw new Error('No answer in time.')
  })

/** What is worth asking for again. */
const isPassing = (code: string, reason = '') =>
  ['UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED'].includes(code) || reason.endsWith('.busy')

const idOf = (token: string): string => {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(claims) as { sub: string }).sub
}

/** Connections of one person: each serves one request at a time, and one that fails is not used again. */
function connectionsTo(stand: Stand, from: string) {
  const free: Client[] = []
  return {
    async use<T>(work: (client: Client) => Promise<T>): Promise<T> {
      const client = free.pop() ?? connect(stand.address, from)
      try {
        const answer = await Promise.race([work(client), late(PATIENCE_MS)])
        free.push(client)
        return answer
      } catch (error) {
        client.close()
        throw error
      }
    },
    close: () => {
      for (const client of free) client.close()
    },
  }
}

/** Signs up in peace; later they sign in whenever they have to. */
export async function visit(
  stand: Stand,
  { email, from, tally }: { email: string; from: string; tally: Tally },
): Promise<Visitor> {
  const { use, close } = connectionsTo(stand, from)
  const note = (what: string) => void tally.set(what, (tally.get(what) ?? 0) + 1)
  await use((client) =>
    client.graphql({ query: SIGN_UP, variables: { email, password: PASSWORD } }),
  )
  const code = await stand.mailedCode(email)
  await use((client) =>
    client.graphql({ query: VERIFY, variables: { token: code, password: PASSWORD } }),
  )
  const signedIn = async () => (await use((client) => signIn(client, email))).idToken
  /** All that they do at once goes by one token. */
  let signing: Promise<string> | undefined
  const token = () => {
    signing ??= signedIn().catch((error: unknown) => {
      signing = undefined
      throw error
    })
    return signing
  }
  const id = idOf(await token())

  /** What was answered, or how long to wait before it is asked again. */
  async function tryOnce({ endpoint, query, variables }: Asking): Promise<Data | number> {
    const current = signing
    const bearer = await token()
    const { data, errors } = await use((client) =>
      client.graphql<Data>({ endpoint, query, variables }, bearer),
    )
    const [error] = errors ?? []
    // A server that is going away answers 503, which says neither.
    if (!error && !data) throw new Error('No answer.')
    if (!error) return data as Data
    const { code: why, reason, retryAfter = 0 } = error.extensions as Extensions
    note(`${why} ${reason ?? ''}`.trim())
    if (!isPassing(why, reason))
      throw new TypeError(`${query} ${JSON.stringify(variables)}: ${JSON.stringify(error)}`)
    if (why === 'UNAUTHENTICATED' && signing === current) signing = undefined
    return Math.min(retryAfter, RETRY_SECONDS_MAX) * 1000
  }

  return {
    email,
    id,
    async ask(asking) {
      for (;;) {
        let pauseMs = PAUSE_MS
        try {
          const answer = await tryOnce(asking)
          if (typeof answer !== 'number') {
            note('answered')
            return answer
          }
          pauseMs += answer
        } catch (error) {
          if (error instanceof TypeError) throw error
          // The server is away, or this connection is.
          note('no answer')
        }
        await wait(pauseMs * (0.5 + Math.random()))
      }
    },
    close,
  }
}
