import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connections, openConnections, requestText } from '../api/connections.ts'
import { ACCOUNTS_PATH } from '../api/routes.ts'
import { buildServer, fillData, startServer } from '../api/server-process.ts'
import { writeUntil, WRITERS } from '../api/writers.ts'
import type { SignInResult } from './report.ts'

export { isCalm, signInReport } from './report.ts'

export interface SignInBench {
  readonly rounds: number
  readonly signIns: number
  /** How long the writes of a calm phase go on. */
  readonly calmMs: number
  readonly say: (progress: string) => void
}

export const fullSignIns = { rounds: 7, signIns: 200, calmMs: 5000 }

/** Shows that everything runs; its numbers mean nothing. */
export const quickSignIns = { rounds: 1, signIns: 8, calmMs: 50 }

const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { expiresAt }
}`

/**
 * All at once, each with an address of its own, for accounts that are not there. Who is sent away
 * comes back when they were told to. Gives how often that was.
 */
async function signInAll(crowd: Connections, { round, count }: { round: number; count: number }) {
  let sentAway = 0
  const one = async (n: number) => {
    const variables = { email: `crowd-${round}-${n}@example.com`, password: 'not the right one' }
    const body = { query: SIGN_IN, variables }
    const text = requestText({ method: 'POST', path: ACCOUNTS_PATH, token: '', body })
    for (;;) {
      const reply = await crowd.send(text)
      if (reply.body.includes('accounts.credentials')) return
      const seconds = /"accounts.busy","retryAfter":(\d+)/.exec(reply.body)?.[1]
      if (seconds === undefined) throw new Error(`Somebody got ${reply.body}`)
      sentAway += 1
      await wait(Number(seconds) * 1000)
    }
  }
  await Promise.all(Array.from({ length: count }, (_, n) => one(n)))
  return sentAway
}

export async function runSignInBench(options: SignInBench): Promise<SignInResult> {
  const { rounds, signIns, calmMs, say } = options
  const directory = await mkdtemp(join(tmpdir(), 'longtable-bench-signins-'))
  const bundle = await buildServer()
  const clean = () => {
    for (const path of [directory, bundle]) rmSync(path, { recursive: true, force: true })
  }
  process.once('exit', clean)
  const token = await fillData(bundle, directory)
  const server = await startServer(bundle, { directory, workers: 1 })
  const writers = await openConnections(server.ports.graphql, WRITERS)
  const isLinux = process.platform === 'linux'
  const crowd = await openConnections(server.ports.graphql, signIns, (n) =>
    isLinux ? `127.9.${n >> 7}.${1 + (n & 127)}` : '127.0.0.1',
  )
  const result: SignInResult = { signIns, calm: [], crowded: [], sentAway: 0 }
  for (let round = 0; round < rounds; round++) {
    const end = performance.now() + calmMs
    result.calm.push(await writeUntil(writers, token, { isOver: () => performance.now() > end }))
    let isOver = false
    const writing = writeUntil(writers, token, { isOver: () => isOver })
    const sentAway = await signInAll(crowd, { round, count: signIns })
    isOver = true
    result.crowded.push(await writing)
    result.sentAway += sentAway
    say(`round ${round + 1} of ${rounds}: ${sentAway} times sent away`)
  }
  writers.close()
  crowd.close()
  await server.stop()
  process.off('exit', clean)
  clean()
  return result
}
