import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { inTime } from '@longtable/store/testing/until'

const ROOT = new URL('../../../../', import.meta.url)
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** Our sources as they are, for who may not read the bundle: it is its maker's alone. */
export const FROM_SOURCES: readonly string[] = [
  '--import',
  new URL('scripts/from-sources.mjs', ROOT).href,
  MAIN,
]

interface Bundler {
  readonly bundleServer: (root: string) => Promise<string>
}

async function bundle(): Promise<readonly string[]> {
  // Found at run time: the scripts around the packages belong to none of them.
  const bundler = (await import(new URL('scripts/bundle.mjs', ROOT).href)) as Bundler
  return [await bundler.bundleServer(fileURLToPath(ROOT))]
}

let bundling: Promise<readonly string[]> | undefined

/** As `npm start` runs it: a third of the time that the sources take to load. */
export const bundled = (): Promise<readonly string[]> => (bundling ??= bundle())

export interface Call {
  /** What Node runs; without it the bundle. */
  readonly entry?: readonly string[]
  readonly words?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Another user than this one, for root. */
  readonly uid?: number
  readonly gid?: number
  /** Told as soon as there is a process. */
  readonly onSpawn?: (pid: number) => void
}

/** Killed, if it still runs, when it is disposed of. */
export interface Program extends AsyncDisposable {
  readonly address: string
  readonly pid: number
  /** All that it has printed so far. */
  readonly output: string
  /** Asks it to end; gives its exit code. */
  stop(): Promise<number | null>
  /** When it has ended: its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
  /** Ends it and its workers at once, as a power cut would. */
  kill(): Promise<void>
}

/** One that is free now; programs with several workers cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function spawnProgram(call: Call): Promise<ChildProcess> {
  const { entry = await bundled(), words = ['--empty'], environment = {}, uid, gid } = call
  const { PATH = '', HOME = '' } = process.env
  // A group of its own, so that all of it can be killed.
  return spawn(process.execPath, [...entry, ...words], {
    env: { PATH, HOME, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
  })
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/** What it was waited for; in vain, it is killed, for it would outlive the test. */
async function waitedFor<Value>(
  child: ChildProcess,
  coming: Promise<Value>,
  what: () => string,
): Promise<Value> {
  try {
    return await inTime(coming, what)
  } catch (error) {
    if (!hasEnded(child)) process.kill(-(child.pid as number), 'SIGKILL')
    throw error
  }
}

/** Runs a command to its end. */
export async function runProgram(call: Call) {
  const child = await spawnProgram(call)
  call.onSpawn?.(child.pid as number)
  const ended = once(child, 'close') as Promise<[number | null]>
  let [stdout, stderr] = ['', '']
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const [code] = await waitedFor(child, ended, () => `the command's end:\n${stdout}${stderr}`)
  return { code, stdout, stderr }
}

/** Starts the server; resolves when it says where it listens. */
export async function startProgram(call: Call): Promise<Program> {
  const child = await spawnProgram(call)
  const pid = child.pid as number
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  // Its own end, though workers that it left behind may still hold its output open.
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  async function kill(): Promise<void> {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // Nobody of the group is left.
    }
    await closed
  }
  let output = ''
  const listening = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      const said = /^Longtable: (http:\S+)/m.exec(output)?.[1]
      if (said !== undefined) resolve(said)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    void closed.then(([code]) => reject(new Error(`It ended with code ${code}.\n${output}`)))
  })
  const address = await waitedFor(child, listening, () => `the server's address:\n${output}`)
  return {
    address,
    pid,
    get output() {
      return output
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = await waitedFor(child, closed, () => `the server's end:\n${output}`)
      return code
    },
    /** Waited for from when it is asked for: a program may run as long as its test does. */
    get ended() {
      return waitedFor(child, exited, () => `its end:\n${output}`).then(
        ([code, signal]) => code ?? signal,
      )
    },
    kill,
    [Symbol.asyncDispose]: kill,
  }
}
