import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { membersOf } from '@longtable/server/testing'
import { until } from '@longtable/store/testing/until'
import { cleanEnvironment } from '../npm.mjs'

export interface Place {
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
}

const running = new Set<ChildProcess>()

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name)
  } catch {
    // All of the group have ended.
  }
}

/** For the end of a file whose tests start something. */
export function killAll(): void {
  for (const child of running) signal(child, 'SIGKILL')
}

/** Where and how to fetch packages is this machine's; nothing else of it is passed on. */
export function cleanPlace(folder: string, more: Readonly<Record<string, string>>): Place {
  const kept = Object.entries(cleanEnvironment(process.env)).filter(([name]) =>
    /^(PATH|HOME|npm_config_.*|(https?|no)_proxy)$/i.test(name),
  )
  return { folder, environment: { ...(Object.fromEntries(kept) as Place['environment']), ...more } }
}

/**
 * A process with a group of its own. Its own end counts, whoever else may still hold its output open;
 * and whoever waits for a word of it waits no longer than it lives.
 */
export function start(words: readonly string[], { folder, environment }: Place) {
  const [program = '', ...rest] = words
  const child = spawn(program, rest, {
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const ended = (once(child, 'exit') as Promise<[number | null]>).then(([code]) => {
    running.delete(child)
    return code
  })
  const heard = { output: '', listen: () => {} }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      heard.output += chunk.toString()
      heard.listen()
    })
  return {
    ended,
    heard,
    /** As soon as it was said; an end without it is an error with all that was said. */
    says: (expected: RegExp) =>
      new Promise<string>((resolve, reject) => {
        heard.listen = () => {
          const found = expected.exec(heard.output)
          if (found) resolve(found[1] ?? found[0])
        }
        heard.listen()
        void ended.then((code) => reject(new Error(`It ended with ${code}:\n${heard.output}`)))
      }),
    /** As Ctrl-C does it, to all of the group; npm ends before the server does. */
    async stop(): Promise<number | null> {
      signal(child, 'SIGTERM')
      const code = await ended
      await until(() => membersOf(child.pid ?? 0).length === 0, 'the end of all of them')
      return code
    },
  }
}

export const shell = (line: string, place: Place) => start(['sh', '-c', line], place)

/** Runs a line to its end. */
export async function run(line: string, place: Place) {
  const { ended, heard } = shell(line, place)
  const code = await ended
  return { code, output: heard.output }
}
