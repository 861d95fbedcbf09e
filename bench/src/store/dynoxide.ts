import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const PACKAGE = '@dynoxide/linux-x64'
const ANSWER_POLLS_MAX = 500
const ANSWER_POLL_MS = 10

export interface Dynoxide {
  readonly endpoint: string
  readonly region: string
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
  readonly pid: number
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port on 127.0.0.1.')
  return address.port
}

async function untilItAnswers(endpoint: string): Promise<void> {
  for (let polls = 0; polls < ANSWER_POLLS_MAX; polls++) {
    const answered = await fetch(endpoint).then(
      () => true,
      () => false,
    )
    if (answered) return
    await wait(ANSWER_POLL_MS)
  }
  throw new Error(`${PACKAGE} does not answer.`)
}

/** With its data in a file, or in memory. The process id is needed to count the server's CPU time. */
export async function startDynoxide(file?: string): Promise<Dynoxide> {
  const command = createRequire(import.meta.url).resolve(`${PACKAGE}/dynoxide`)
  const port = await freePort()
  const options = ['serve', '--host', '127.0.0.1', '--port', String(port)]
  const place = file === undefined ? [] : ['--db-path', file]
  const child = spawn(command, [...options, ...place], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const endpoint = `http://127.0.0.1:${port}`
  await untilItAnswers(endpoint)
  return {
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    pid: child.pid as number,
    async stop() {
      process.off('exit', end)
      end()
      await exited
    },
  }
}
