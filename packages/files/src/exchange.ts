import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** One request and its answer, which is written here; `headers` go with every answer. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly headers?: OutgoingHttpHeaders
}

export interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
}

/** One answer for whatever cannot be read: that it never was, is gone, or is for others. */
export const NOTHING_HERE: Refusal = {
  status: 404,
  code: 'NOT_FOUND',
  message: 'There is nothing here.',
}

export function refuse({ response, headers }: Exchange, { status, ...error }: Refusal): void {
  // The rest of a body that nobody reads must not be taken for the next request.
  const own = { ...headers, 'content-type': 'application/json', connection: 'close' }
  response.writeHead(status, own).end(JSON.stringify({ error }))
}
