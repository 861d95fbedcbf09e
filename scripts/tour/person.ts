import { setTimeout as wait } from 'node:timers/promises'
import { type Reply, sendTo, upload } from '@longtable/files/testing'
import {
  type Client,
  listenBySocket,
  type listenByStream,
  mailsTo,
  newPerson,
} from '@longtable/server/testing'

const GUILD = '/goalsguild/graphql'
const POLL_MS = 50
const SETTLE_MS_MAX = 20_000

interface Refusal {
  readonly code: string
  readonly reason?: string
  readonly message: string
}

/** A string as GraphQL writes it. */
export const text = (value: string): string => JSON.stringify(value)

/** What the tour's documents ask for is known where they stand. */
// oxlint-disable-next-line typescript/no-explicit-any -- a tour reads what it has asked for
type Answer = any

interface Signed {
  readonly email: string
  readonly token: string
  /** Whom they ask; GoalsGuild unless it is said. */
  readonly endpoint?: string
}

/** Somebody who asks a system; documents have one field at their root. */
export class Person {
  readonly id: string
  readonly email: string
  readonly #token: string
  readonly #endpoint: string
  readonly #client: Client

  constructor(client: Client, { email, token, endpoint = GUILD }: Signed) {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    this.id = (JSON.parse(claims) as { sub: string }).sub
    this.email = email
    this.#token = token
    this.#endpoint = endpoint
    this.#client = client
  }

  /** A file, at the address that they were given. */
  reads(url: string): Promise<Reply> {
    const headers = { authorization: `Bearer ${this.#token}` }
    return sendTo(this.#client.address + url, { headers })
  }

  /** Announced as these arguments say, sent and finished: the id of the upload. */
  async uploads(announced: string, bytes: Uint8Array): Promise<string> {
    const { uploadId, url, headers } = await this.does(
      `startUpload(${announced}, size: ${bytes.byteLength}) { uploadId url headers { name value } }`,
    )
    const named = headers.map(({ name, value }: { name: string; value: string }) => [name, value])
    await upload({ url: this.#client.address + url, headers: Object.fromEntries(named) }, bytes)
    await this.does(`finishUpload(uploadId: ${text(uploadId)}) { id }`)
    return uploadId
  }

  /** What the field answers. */
  async asks(query: string): Promise<Answer> {
    const { data, errors } = await this.#send(query)
    if (!data || errors) throw new Error(`${query}\n${JSON.stringify(errors)}`)
    return Object.values(data)[0]
  }

  does(mutation: string): Promise<Answer> {
    return this.asks(`mutation { ${mutation} }`)
  }

  /** Why it was refused; undefined when it was not. */
  async mayNot(query: string): Promise<Refusal | undefined> {
    const [error] = (await this.#send(query)).errors ?? []
    return error && { ...error.extensions, message: error.message }
  }

  /** The same person on another connection. */
  through(client: Client): Person {
    return new Person(client, {
      email: this.email,
      token: this.#token,
      endpoint: this.#endpoint,
    })
  }

  /** Subscribes over a connection, which serves nothing else then. */
  hears(
    client: Client,
    query: string,
    by: typeof listenBySocket | typeof listenByStream = listenBySocket,
  ) {
    return by(client, { query, endpoint: this.#endpoint, token: this.#token })
  }

  #send(query: string) {
    return this.#client.graphql({ endpoint: this.#endpoint, query }, this.#token)
  }
}

/** Signs up, confirms, signs in and registers. */
export async function registered(client: Client, nickname: string): Promise<Person> {
  const email = `${nickname}@example.com`
  const { idToken: token } = await newPerson(client, email)
  const person = new Person(client, { email, token })
  const fullName = text(`${nickname} 👩🏽‍🚀`)
  await person.does(`registerUser(nickname: ${text(nickname)}, fullName: ${fullName}) { id }`)
  return person
}

/** What processors do comes a moment later: looks until it holds; gives what was seen last. */
export async function settled<T>(
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  msMax = SETTLE_MS_MAX,
): Promise<T> {
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    const seen = await look()
    if (holds(seen) || waitedMs >= msMax) return seen
    await wait(POLL_MS)
  }
}

/** The newest mail to an address that has these words, once it is there. */
export const mailSaying = (client: Client, email: string, words: string): Promise<string> =>
  settled(
    async () => {
      for (const link of await mailsTo(client, email)) {
        const { text: page } = await client.send(link)
        if (page.includes(words)) return page
      }
      return ''
    },
    (page) => page !== '',
  )
