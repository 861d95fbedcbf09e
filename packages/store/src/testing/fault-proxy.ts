import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createRandom } from './random.ts'

/**
 * What goes wrong between a client and an engine. `drop-reply` and `error-after` come after the
 * engine has done its work; the others before it was asked, except that `unprocessed` lets it do a
 * part of a batch.
 */
export type Fault =
  | 'throttle'
  | 'conflict'
  | 'unprocessed'
  | 'drop-request'
  | 'drop-reply'
  | 'error-before'
  | 'error-after'

export interface FaultRule {
  readonly fault: Fault
  /** From 0, never, to 1, always. */
  readonly share: number
  /** Only these calls, by DynamoDB's names. */
  readonly operations?: readonly string[]
}

export interface FaultProxyOptions {
  readonly endpoint: string
  readonly seed: number
  readonly rules?: readonly FaultRule[]
  /** Told of each call, by DynamoDB's name, before it goes on; whoever takes time makes a slow engine. */
  readonly onCall?: (operation: string, body: string) => void | Promise<void>
}

export interface FaultProxy extends AsyncDisposable {
  readonly endpoint: string
  /** How often each fault happened since the last `configure`. */
  readonly counts: Readonly<Record<Fault, number>>
  configure(rules: readonly FaultRule[]): void
}

interface Call {
  readonly operation: string
  readonly headers: Record<string, string>
  readonly body: string
}

interface Answer {
  readonly status: number
  readonly body: string
}

const API = 'com.amazonaws.dynamodb.v20120810'
const SINGLE_WRITES = ['PutItem', 'UpdateItem', 'DeleteItem']
const BATCHES = ['BatchWriteItem', 'BatchGetItem']

function errorAnswer(status: number, name: string, rest: object = {}): Answer {
  const body = { __type: `${API}#${name}`, message: 'Made by the fault proxy.', ...rest }
  return { status, body: JSON.stringify(body) }
}

function conflictAnswer({ operation, body }: Call, random: () => number): Answer {
  if (operation !== 'TransactWriteItems') return errorAnswer(400, 'TransactionConflictException')
  const { TransactItems } = JSON.parse(body) as { TransactItems: unknown[] }
  const chosen = Math.floor(random() * TransactItems.length)
  const CancellationReasons = TransactItems.map((_, place) => ({
    Code: place === chosen ? 'TransactionConflict' : 'None',
  }))
  return errorAnswer(400, 'TransactionCanceledException', { CancellationReasons })
}

/** Whether a fault can happen to this call at all. */
function applies({ fault, operations }: FaultRule, operation: string): boolean {
  if (operations && !operations.includes(operation)) return false
  if (fault === 'unprocessed') return BATCHES.includes(operation)
  if (fault === 'conflict')
    return operation === 'TransactWriteItems' || SINGLE_WRITES.includes(operation)
  return true
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Where calls go on to; `fetch` would cost more than the engine itself. */
interface Target {
  readonly endpoint: string
  readonly agent: Agent
}

async function forward({ endpoint, agent }: Target, { headers, body }: Call): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', agent, headers }, resolve)
    sent.on('error', reject).end(body)
  })
  return { status: response.statusCode ?? 0, body: await textOf(response) }
}

type Requests = Record<string, { Keys?: unknown[] } | unknown[]>

/** Splits a batch by chance, its first entry going on; what is held back never reaches the engine. */
function split(requests: Requests, random: () => number) {
  const kept: Requests = {}
  const heldBack: Requests = {}
  for (const [table, request] of Object.entries(requests)) {
    const entries = Array.isArray(request) ? request : (request.Keys ?? [])
    const isKept = entries.map((_, place) => place === 0 || random() < 0.5)
    const part = (wanted: boolean) => {
      const chosen = entries.filter((_, place) => isKept[place] === wanted)
      return Array.isArray(request) ? chosen : { ...request, Keys: chosen }
    }
    kept[table] = part(true)
    if (isKept.includes(false)) heldBack[table] = part(false)
  }
  return { kept, heldBack }
}

async function answerInPart(target: Target, call: Call, random: () => number): Promise<Answer> {
  const input = JSON.parse(call.body) as { RequestItems: Requests }
  const { kept, heldBack } = split(input.RequestItems, random)
  const name = call.operation === 'BatchWriteItem' ? 'UnprocessedItems' : 'UnprocessedKeys'
  const body = JSON.stringify({ ...input, RequestItems: kept })
  const answer = await forward(target, { ...call, body })
  if (answer.status !== 200) return answer
  const output = JSON.parse(answer.body) as Record<string, Requests>
  return { status: 200, body: JSON.stringify({ ...output, [name]: heldBack }) }
}

async function callOf(message: IncomingMessage): Promise<Call> {
  const headers: Record<string, string> = {}
  for (const name of ['x-amz-target', 'x-amz-date', 'content-type', 'authorization'])
    if (typeof message.headers[name] === 'string') headers[name] = message.headers[name]
  const operation = (headers['x-amz-target'] ?? '').split('.').at(-1) ?? ''
  return { operation, headers, body: await textOf(message) }
}

const noCounts = (): Record<Fault, number> => ({
  throttle: 0,
  conflict: 0,
  unprocessed: 0,
  'drop-request': 0,
  'drop-reply': 0,
  'error-before': 0,
  'error-after': 0,
})

/** Undefined: no answer, the connection is cut. */
async function answerTo(
  call: Call,
  fault: Fault | undefined,
  { target, random }: { target: Target; random: () => number },
): Promise<Answer | undefined> {
  switch (fault) {
    case 'throttle':
      return errorAnswer(400, 'ProvisionedThroughputExceededException')
    case 'conflict':
      return conflictAnswer(call, random)
    case 'unprocessed':
      return answerInPart(target, call, random)
    case 'error-before':
      return errorAnswer(500, 'InternalServerError')
    case 'drop-request':
      return undefined
    case 'drop-reply':
      await forward(target, call)
      return undefined
    case 'error-after':
      await forward(target, call)
      return errorAnswer(500, 'InternalServerError')
    case undefined:
      return forward(target, call)
  }
}

/** Stands in front of an engine on a loopback port; the same seed makes the same choices. */
export async function openFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const random = createRandom(options.seed).next
  const agent = new Agent({ keepAlive: true })
  const target = { endpoint: options.endpoint, agent }
  let rules = options.rules ?? []
  let counts = noCounts()

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await callOf(message)
    await options.onCall?.(call.operation, call.body)
    const rule = rules.find((one) => applies(one, call.operation) && random() < one.share)
    if (rule) counts[rule.fault]++
    const answer = await answerTo(call, rule?.fault, { target, random })
    if (!answer) {
      response.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(answer.body)
  }

  const server = createServer((message, response) => {
    handle(message, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port on 127.0.0.1.')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    get counts() {
      return counts
    },
    configure(next) {
      rules = next
      counts = noCounts()
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      agent.destroy()
      await once(server, 'close')
    },
  }
}
