import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { freePort, runProgram, startProgram } from './testing/program.ts'

const HOLDER = fileURLToPath(
  new URL('../../../packages/store/src/testing/crash-lock-holder.ts', import.meta.url),
)
const HOLD_MS = 3_600_000

// Only Linux tells which process a lock belongs to.
it.runIf(process.platform === 'linux')(
  'a start names who holds the writer lock, gives up with code 1, and is well once it is free',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'longtable-held-'))
    const environment = { LONGTABLE_DATA: directory }
    const holder = spawn(
      process.execPath,
      ['--import', 'tsx', HOLDER, directory, String(HOLD_MS)],
      {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    )
    try {
      await once(holder, 'message')
      const held = `The writer lock of ${directory} is held by process ${holder.pid} (`
      const several = { LONGTABLE_WORKERS: '2', PORT: String(await freePort()) }
      const ends = await Promise.all([
        runProgram({ environment }),
        runProgram({ environment: { ...environment, ...several } }),
        runProgram({ environment, words: ['verify'] }),
      ])
      for (const { code, stdout, stderr } of ends) {
        const lines = stderr.split('\n').filter((line) => line.startsWith(held))
        expect(lines).toHaveLength(2)
        expect(lines[0]).toContain('; waiting for it …')
        expect(lines[1]).toContain(`kill -9 ${holder.pid} harms no data`)
        expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      }
      const ended = once(holder, 'exit')
      holder.kill('SIGKILL')
      await ended
      const program = await startProgram({ environment })
      expect(await program.stop()).toBe(0)
    } finally {
      holder.kill('SIGKILL')
      await rm(directory, { recursive: true })
    }
  },
  20 * 60_000,
)
