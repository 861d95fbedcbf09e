import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { DocumentError } from './document-error.ts'
import type { DocumentLimits } from './limits.ts'
import { LIBRARIES } from './render-program.ts'

const LOOK_MS = 100
const HEAP_MEGABYTES = 256
const KILOBYTE = 1024

/** What the process does, and what it is told: both are text. */
interface ChildTask {
  readonly program: string
  readonly request: object
  readonly limits: Pick<DocumentLimits, 'msMax' | 'memoryBytesMax'>
}

/** What a process has in memory, as Linux says; unknown elsewhere, and when it is gone. */
async function residentBytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * KILOBYTE
}

/**
 * The process that opens a stranger's file: it has nothing of ours, neither the environment nor a
 * connection, and ends when it takes longer or more than it may.
 */
export function startChild({ program, request, limits }: ChildTask) {
  const { msMax, memoryBytesMax } = limits
  const argument = JSON.stringify({ ...request, limits, ...LIBRARIES })
  const options = [`--max-old-space-size=${HEAP_MEGABYTES}`, '-e', program, argument]
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'ignore'], env: {} })
  let ended: DocumentError | undefined
  const end = (error: DocumentError) => {
    ended ??= error
    child.kill('SIGKILL')
  }
  const deadline = setTimeout(() => end(new DocumentError('too-slow')), msMax)
  const looking = setInterval(() => {
    void residentBytes(child).then((bytes) => {
      if (bytes > memoryBytesMax) end(new DocumentError('too-much-memory'))
    })
  }, LOOK_MS)
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined)
  return {
    input: child.stdin,
    output: child.stdout as AsyncIterable<Buffer>,
    /** It has come further: from here on it has all its time again. */
    goesOn: () => void deadline.refresh(),
    /** Why it was ended; undefined while it was not. */
    problem: () => ended,
    async [Symbol.asyncDispose]() {
      clearTimeout(deadline)
      clearInterval(looking)
      child.kill('SIGKILL')
      await closed
    },
  }
}
