import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface AnswerError {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions: { readonly code: string; readonly reason?: string; readonly id?: string }
}

export interface Answer<Data> {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly data?: Data | null
  readonly errors?: readonly AnswerError[]
}

export interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Operation {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly operationName?: string
  /** Of a system; of accounts unless said otherwise. */
  readonly endpoint?: string
}

export const ENDPOINT = '/accounts/graphql'

export const asUser = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/**
 * One connection and no more, so that everything sent through it reaches the same worker. On Linux
 * the whole of 127.0.0.0/8 is this machine: `from` is the address that limits count it by.
 */
export function connect(address: string, from?: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(address)

  /** Resolves with the head, for answers that do not end. */
  const open = (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const place = { host: hostname, port, ...(from !== undefined && { localAddress: from }) }
      const sent = request({ ...place, agent, path, method, headers }, resolve)
      sent.on('error', reject).end(body)
    })

  async function send(path: string, sent?: Sent): Promise<Reply> {
    const response = await open(path, sent)
    const { statusCode: status = 0, headers } = response
    return { status, headers, text: await textOf(response) }
  }

  return {
    address,
    from,
    agent,
    open,
    send,

    async graphql<Data = Record<string, unknown>>(
      { endpoint = ENDPOINT, ...operation }: Operation,
      token?: string,
    ): Promise<Answer<Data>> {
      const { status, headers, text } = await send(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...asUser(token) },
        body: JSON.stringify(operation),
      })
      return { status, headers, ...(JSON.parse(text) as object) }
    },

    /** The process that answers here. */
    async worker(): Promise<number> {
      const { text } = await send('/metrics')
      return Number(/worker="(\d+)"/.exec(text)?.[1])
    },

    /** The next request has a new connection, and perhaps another worker. */
    reconnect: () => agent.destroy(),
    close: () => agent.destroy(),
  }
}

export type Client = ReturnType<typeof connect>
