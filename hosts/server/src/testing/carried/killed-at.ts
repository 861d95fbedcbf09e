import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inTime } from '@longtable/store/testing/until'
import { bundled } from '../program.ts'

/** Starts the server and kills it at the moment it says this. */
export async function killedAt(environment: Record<string, string>, said: RegExp): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [...(await bundled())], {
    env: { PATH, HOME, PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const closed = once(child, 'close')
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (said.test(output)) child.kill('SIGKILL')
  })
  const [, signal] = await inTime(closed, () => `its end:\n${output}`)
  if (signal !== 'SIGKILL') throw new Error(`It was to be killed:\n${output}`)
}
