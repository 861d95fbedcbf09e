import { setTimeout as wait } from 'node:timers/promises'
import { type Client, listenBySocket, newPerson } from '@longtable/server/testing'

const ENDPOINT = '/goalsguild/graphql'
const POLL_MS = 50
const SETTLE_MS_MAX = 20_000

export interface Refusal {
  readonly code: string
  readonly reason?: string
  readonly field?: string
  readonly message: string
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly {
    readonly message: string
    readonly extensions: Omit<Refusal, 'message'>
  }[]
}

/** Somebody who asks GoalsGuild; documents have one operation with one field at its root. */
export interface Person {
  readonly id: string
  readonly email: string
  /** What that field answers. */
  ask<T>(document: string): Promise<T>
  /** Why it was refused; undefined when it was not. */
  refusal(document: string): Promise<Refusal | undefined>
  /** The same person on another connection. */
  through(client: Client): Person
  /** Subscribes over a connection, which serves nothing else then. */
  listen(
    client: Client,
    subscription: string,
    by?: typeof listenBySocket,
  ): ReturnType<typeof listenBySocket>
}

/** A string as GraphQL writes it. */
export const text = (value: string): string => JSON.stringify(value)

async function send(client: Client, token: string | undefined, query: string): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const body = JSON.stringify({ query })
  const { text: answer } = await client.send(ENDPOINT, { method: 'POST', headers, body })
  return JSON.parse(answer) as Answer
}

interface Identity {
  readonly id: string
  readonly email: string
  readonly token?: string
}

export function personAt(client: Client, identity: Identity): Person {
  const { id, email, token } = identity
  return {
    id,
    email,
    async ask<T>(document: string): Promise<T> {
      const { data, errors } = await send(client, token, document)
      if (!data || errors) throw new Error(`${document}\n${JSON.stringify(errors)}`)
      return Object.values(data)[0] as T
    },
    async refusal(document) {
      const [error] = (await send(client, token, document)).errors ?? []
      return error && { ...error.extensions, message: error.message }
    },
    through: (other) => personAt(other, identity),
    listen: (other, query, by = listenBySocket) =>
      by(other, { query, endpoint: ENDPOINT, ...(token !== undefined && { token }) }),
  }
}

const subjectOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string })
    .sub

/** Signed up, verified and signed in, but not registered here yet. */
export async function newcomer(client: Client, email: string): Promise<Person> {
  const { idToken: token } = await newPerson(client, email)
  return personAt(client, { id: subjectOf(token), email, token })
}

/** What processors do comes a moment later: asks until it holds; gives what was seen last. */
export async function settled<T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T> {
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    const seen = await look()
    if (holds(seen) || waitedMs >= SETTLE_MS_MAX) return seen
    await wait(POLL_MS)
  }
}
