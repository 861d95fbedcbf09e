import { setTimeout as wait } from 'node:timers/promises'
import {
  type Client,
  connect,
  PASSWORD,
  SIGN_IN,
  SIGN_UP,
  type Tokens,
  VERIFY,
} from '@longtable/server/testing'
import type { Stand } from './stand.ts'

const ANSWER_MS_MAX = 15_000
const PAUSE_MS = 400
/** Less patient than they are told to be: a soak is there for its traffic. */
const RETRY_SECONDS_MAX = 4
/** In peace everything is answered within this time, or was lost. */
const PATIENCE_MS = 180_000

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
type Tally = Map<string, number>

/** What people find around them. */
export interface Scene {
  readonly stand: Stand
  readonly tally: Tally
  /** Since when nothing goes wrong any more; undefined while it does. */
  peaceSince: number | undefined
  /** Letters are as long as a book's chapter meanwhile. */
  isHeavy: boolean
}

// oxlint-disable-next-line typescript/no-explicit-any -- whoever asks knows what for
type Data = Record<string, any>

/** Somebody with a browser: patient, and asks again under the same id until there is an answer. */
export interface Visitor {
  readonly email: string
  /** As others see them. */
  readonly name: string
  readonly id: string
  /** Until it is answered; throws for what should not have been refused, and when it takes too long in peace. */
  ask(asking: Asking): Promise<Data>
  /** As they go by it now. */
  token(): Promise<string>
  close(): void
}

/** Not to be asked for again: it is what was looked for. */
class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError'
}

/** How long to wait before it is asked again. */
class LaterError extends Error {
  override readonly name = 'LaterError'
  readonly afterMs: number

  constructor(afterMs: number) {
    super(`Again in ${afterMs} ms.`)
    this.afterMs = afterMs
  }
}

const later = ({ retryAfter = 0 }: Extensions) =>
  new LaterError(Math.min(retryAfter, RETRY_SECONDS_MAX) * 1000)

const late = (ms: number) =>
  wait(ms, undefined, { ref: false }).then(() => {
    throw new Error('No answer in time.')
  })

/** What is worth asking for again. */
const isPassing = (code: string, reason = '') =>
  ['UNAVAILABLE', 'RATE_LIMITED'].includes(code) || reason.endsWith('.busy')

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
        const answer = await Promise.race([work(client), late(ANSWER_MS_MAX)])
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

type Use = ReturnType<typeof connectionsTo>['use']
type Note = (what: string) => void

/** A token that all they do at once goes by. Their password is right: no server may say otherwise. */
function signingIn(use: Use, email: string, note: Note) {
  let signing: Promise<string> | undefined
  async function signedIn(): Promise<string> {
    const variables = { email, password: PASSWORD }
    const { data, errors } = await use((client) =>
      client.graphql<{ signIn: Tokens }>({ query: SIGN_IN, variables }),
    )
    if (data) return data.signIn.idToken
    const extensions = errors?.[0]?.extensions as Extensions | undefined
    if (!extensions) throw new Error('No answer.')
    const { code, reason } = extensions
    note(`sign-in: ${code} ${reason ?? ''}`.trim())
    if (isPassing(code, reason)) throw later(extensions)
    throw new WrongAnswerError(`${email} cannot sign in: ${JSON.stringify(errors)}`)
  }
  return {
    token() {
      signing ??= signedIn().catch((error: unknown) => {
        signing = undefined
        throw error
      })
      return signing
    },
    /** Unless somebody else of them has found that out already. */
    forget(ended: Promise<string>) {
      if (signing === ended) signing = undefined
    },
  }
}

/** Signs up in peace; later they sign in whenever they have to. */
export async function visit(
  scene: Scene,
  { email, name, from }: { email: string; name: string; from: string },
): Promise<Visitor> {
  const { stand, tally } = scene
  const { use, close } = connectionsTo(stand, from)
  const note = (what: string) => void tally.set(what, (tally.get(what) ?? 0) + 1)
  const askOpenly = async (query: string, variables: object) => {
    const { errors } = await use((client) => client.graphql({ query, variables: { ...variables } }))
    if (errors) throw new Error(`${email} cannot sign up: ${JSON.stringify(errors)}`)
  }
  await askOpenly(SIGN_UP, { email, password: PASSWORD })
  const code = await stand.mailedCode(email)
  await askOpenly(VERIFY, { token: code, password: PASSWORD })
  const { token, forget } = signingIn(use, email, note)
  const id = idOf(await token())

  async function tryOnce({ endpoint, query, variables }: Asking): Promise<Data> {
    const signing = token()
    const bearer = await signing
    const { data, errors } = await use((client) =>
      client.graphql<Data>({ endpoint, query, variables }, bearer),
    )
    const [error] = errors ?? []
    // A server that is going away answers 503, which says neither.
    if (!error && !data) throw new Error('No answer.')
    if (!error) return data as Data
    const extensions = error.extensions as Extensions
    const { code: why, reason } = extensions
    note(`${why} ${reason ?? ''}`.trim())
    if (why === 'UNAUTHENTICATED') forget(signing)
    else if (!isPassing(why, reason))
      throw new WrongAnswerError(
        `${query} ${JSON.stringify(variables)} was refused: ${JSON.stringify(error)}`,
      )
    throw later(extensions)
  }

  return {
    email,
    name,
    id,
    token,
    async ask(asking) {
      const began = performance.now()
      for (;;) {
        let pauseMs = PAUSE_MS
        try {
          const answer = await tryOnce(asking)
          note('answered')
          return answer
        } catch (error) {
          if (error instanceof WrongAnswerError) throw error
          if (error instanceof LaterError) pauseMs += error.afterMs
          // The server is away, or this connection is.
          else note('no answer')
          const since = Math.max(began, scene.peaceSince ?? performance.now())
          if (performance.now() - since > PATIENCE_MS)
            throw new WrongAnswerError(
              `${email} has had no answer for three minutes of peace, at last ${String(error)}: ${asking.query} ${JSON.stringify(asking.variables).slice(0, 300)}`,
              { cause: error },
            )
        }
        await wait(pauseMs * (0.5 + Math.random()))
      }
    },
    close,
  }
}
