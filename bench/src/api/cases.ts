import { isDeepStrictEqual } from 'node:util'
import type { Contender } from '../harness.ts'
import { type Connections, openConnections, requestText } from './connections.ts'
import { CREATE_MUTATION, LIST_QUERY, PATH, SMALL_QUERY, TEXT } from './routes.ts'
import type { ServerProcess } from './server-process.ts'

export const BARE_ROUTE = 'bare route'
export const GRAPHQL = 'GraphQL'

export interface ApiCase {
  readonly name: string
  readonly kind: 'read' | 'create'
  /** Of the bare route's requests in the same time; absent where the case is only shown. */
  readonly shareMin?: number
  readonly concurrency: number
  /** Text of one request to each; the number makes it different from all others. */
  readonly texts: (token: string) => Readonly<Record<string, (number: number) => string>>
}

/** So many people at once keep one process busy; more of them only wait longer. */
const CONNECTIONS = 8
const CROWD = 64

function readCase(name: string, path: string, query: string): ApiCase {
  return {
    name,
    kind: 'read',
    shareMin: 0.6,
    concurrency: CONNECTIONS,
    texts(token) {
      const bare = requestText({ method: 'GET', path, token })
      const graphql = requestText({ method: 'POST', path: PATH, token, body: { query } })
      return { [BARE_ROUTE]: () => bare, [GRAPHQL]: () => graphql }
    },
  }
}

const createCase = {
  name: 'durable create',
  kind: 'create',
  texts(token: string) {
    const variables = (number: number) => ({ text: TEXT, requestId: `bench-request-${number}` })
    const post = (path: string, body: object) => requestText({ method: 'POST', path, token, body })
    return {
      [BARE_ROUTE]: (number: number) => post('/create', variables(number)),
      [GRAPHQL]: (number: number) =>
        post(PATH, { query: CREATE_MUTATION, variables: variables(number) }),
    }
  },
} as const

export const apiCases: readonly ApiCase[] = [
  readCase('read: me with 5 sessions', '/small', SMALL_QUERY),
  readCase('read: 50 notes', '/list', LIST_QUERY),
  { ...createCase, shareMin: 0.8, concurrency: CONNECTIONS },
  { ...createCase, concurrency: CROWD },
]

/** Every create of a run has a number of its own, whoever makes it. */
let created = 0

const withoutId = (text: string) => text.replace(/"(noteId|createdAt)":"[^"]+"/g, '"$1":""')

/** Nothing is compared before both have been seen to give the same answer. */
async function checkAnswers(
  texts: Readonly<Record<string, (number: number) => string>>,
  connections: ReadonlyMap<string, Connections>,
): Promise<void> {
  const answers: unknown[] = []
  for (const [name, text] of Object.entries(texts)) {
    const reply = await connections.get(name)?.send(text(created++))
    if (reply?.status !== 200) throw new Error(`${name} answers ${reply?.status}: ${reply?.body}`)
    answers.push(JSON.parse(withoutId(reply.body)))
  }
  if (!isDeepStrictEqual(answers[0], answers[1]))
    throw new Error(`The answers differ: ${JSON.stringify(answers)}`)
}

export interface OpenCase {
  readonly contenders: readonly Contender[]
  close(): void
}

export async function openCase(
  one: ApiCase,
  server: ServerProcess,
  token: string,
): Promise<OpenCase> {
  const texts = one.texts(token)
  const connections = new Map([
    [BARE_ROUTE, await openConnections(server.ports.bare, one.concurrency)],
    [GRAPHQL, await openConnections(server.ports.graphql, one.concurrency)],
  ])
  await checkAnswers(texts, connections)
  const contenders = [...connections].map(([name, { send }]): Contender => {
    const text = texts[name] as (number: number) => string
    return {
      name,
      serverPid: server.pid,
      prepare: () => async () => {
        const { status, body } = await send(text(created++))
        if (status !== 200 || body.startsWith('{"errors"')) throw new Error(`${name}: ${body}`)
      },
    }
  })
  return {
    contenders,
    close() {
      for (const open of connections.values()) open.close()
    },
  }
}
