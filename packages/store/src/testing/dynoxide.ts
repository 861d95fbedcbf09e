import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { until } from './until.ts'

const PACKAGE = '@dynoxide/linux-x64'
const START_TRIES_MAX = 5

export interface DynamoDBEndpoint extends AsyncDisposable {
  readonly endpoint: string
  readonly region: string
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
}

export interface DynoxideOptions {
  /** A database file; without it the data lives in memory. */
  readonly file?: string
}

function binary(): string {
  try {
    return createRequire(import.meta.url).resolve(`${PACKAGE}/dynoxide`)
  } catch (cause) {
    const platform = `${process.platform}-${process.arch}`
    throw new Error(
      `No DynamoDB engine to test with: the optional package ${PACKAGE} is not installed` +
        ` (this is ${platform}; it exists for linux-x64 only). Run npm install, or start an engine` +
        ` that speaks the DynamoDB API and set DYNAMODB_ENDPOINT=http://127.0.0.1:8000 to its address.`,
      { cause },
    )
  }
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

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Any HTTP answer will do: it is there as soon as the engine listens. */
async function answers(endpoint: string, child: ChildProcess): Promise<boolean> {
  const answered = () =>
    fetch(endpoint).then(
      () => true,
      () => false,
    )
  await until(async () => !isRunning(child) || (await answered()), `an answer of ${endpoint}`)
  // Another program may have taken the port between our look and the engine's start.
  return isRunning(child)
}

const shared = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }

/**
 * An engine of the DynamoDB API for tests: a process of its own on a free loopback port, ended when
 * it is disposed of, or whatever `DYNAMODB_ENDPOINT` names.
 */
export async function startDynoxide({ file }: DynoxideOptions = {}): Promise<DynamoDBEndpoint> {
  const elsewhere = process.env.DYNAMODB_ENDPOINT
  if (elsewhere) return { ...shared, endpoint: elsewhere, async [Symbol.asyncDispose]() {} }
  const command = binary()
  for (let tries = 1; tries <= START_TRIES_MAX; tries++) {
    const port = await freePort()
    const endpoint = `http://127.0.0.1:${port}`
    const place = file === undefined ? [] : ['--db-path', file]
    const options = ['serve', '--host', '127.0.0.1', '--port', String(port), ...place]
    const child = spawn(command, options, { stdio: 'ignore' })
    const exited = once(child, 'exit')
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    if (await answers(endpoint, child)) {
      return {
        ...shared,
        endpoint,
        async [Symbol.asyncDispose]() {
          process.off('exit', end)
          end()
          await exited
        },
      }
    }
    process.off('exit', end)
    end()
    await exited
  }
  throw new Error(`${PACKAGE} does not answer after ${START_TRIES_MAX} starts.`)
}
