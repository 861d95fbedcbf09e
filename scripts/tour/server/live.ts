import { setTimeout as wait } from 'node:timers/promises'
import {
  type Client,
  connect,
  listenBySocket,
  listenByStream,
  mailedCode,
  PASSWORD,
  type Tokens,
} from '@longtable/server/testing'
import type { Report } from './report.ts'
import { type Stage, twoWorkers } from './stage.ts'

const EVENT_MS_MAX = 15_000
const LISTEN = 'subscription { accountChanged { email groups } }'
const MOVE = `mutation Move($newEmail: String!, $password: String!) {
  requestEmailChange(newEmail: $newEmail, password: $password) { email }
}`
const CONFIRM = 'mutation Confirm($token: String!) { confirmEmailChange(token: $token) { email } }'

export const orNothing = (event: Promise<unknown>) =>
  Promise.race([event, wait(EVENT_MS_MAX, 'nothing came', { ref: false })])

/** Another connection to the worker that a client talks to. */
export async function beside(client: Client): Promise<Client> {
  const pid = await client.worker()
  for (;;) {
    const other = connect(client.address)
    if ((await other.worker()) === pid) return other
    other.close()
  }
}

interface Cast {
  readonly address: string
  readonly stage: Stage
  readonly report: Report
}

/** What one worker writes, listeners at another one hear. */
export async function tourLive(cast: Cast, { idToken: token }: Tokens): Promise<void> {
  const { address, stage, report } = cast
  report.line('Build 3 and 7: live events across two workers')
  const [listener, writer] = await twoWorkers(address)
  const pids = `listening at ${await listener.worker()}, writing at ${await writer.worker()}`
  report.see('two connections reached two workers', true, pids)
  const streaming = await beside(listener)
  const socket = await listenBySocket(listener, { query: LISTEN, token })
  const stream = await listenByStream(streaming, { query: LISTEN, token })

  const newEmail = 'ben.moved@example.com'
  await writer.graphql({ query: MOVE, variables: { newEmail, password: PASSWORD } }, token)
  const code = await mailedCode(writer, newEmail)
  await writer.graphql({ query: CONFIRM, variables: { token: code } }, token)
  for (const [name, listening] of [
    ['WebSocket', socket],
    ['event stream', stream],
  ] as const) {
    const event = await orNothing(listening.next())
    report.see(`the change arrives by ${name}`, JSON.stringify(event).includes(newEmail), event)
  }

  const granted = await stage.command('admin', 'grant', newEmail, '--system', 'goalsguild')
  report.see('a grant on the command line', granted.code === 0, granted.stdout)
  const event = await orNothing(socket.next())
  report.see('arrives as well', JSON.stringify(event).includes('goalsguild'), event)
  socket.close()
  stream.close()
  writer.close()
}
