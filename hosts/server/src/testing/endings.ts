import { until } from '@longtable/store/testing/until'
import type { Ending } from './ends.ts'
import { workersOf } from './process-group.ts'
import type { Program } from './program.ts'

const HANG = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'

async function expectEnd(program: Program, expected: number | NodeJS.Signals): Promise<void> {
  const found = await program.ended
  if (found !== expected) throw new Error(`It ended with ${found} instead of ${expected}.`)
}

const hasSaid = (program: Program, words: string) =>
  until(() => program.output.includes(words), `the words "${words}"`)

/** Every way in which the program ends, and with what. */
export const endings: Readonly<Record<string, Ending>> = {
  'its primary is killed and its workers are left alone': {
    workers: 2,
    async end(program) {
      process.kill(program.pid, 'SIGKILL')
      await expectEnd(program, 'SIGKILL')
    },
  },
  'its primary is killed while a worker hangs': {
    workers: 2,
    fault: { on: 'SIGUSR2', code: HANG },
    async end(program, round) {
      const workers = workersOf(program.pid)
      process.kill(workers[round % workers.length] as number, 'SIGUSR2')
      process.kill(program.pid, 'SIGKILL')
      await expectEnd(program, 'SIGKILL')
    },
  },
  'a worker throws what nobody catches, and it is stopped then': {
    workers: 2,
    fault: { on: 'SIGUSR2', code: "throw new Error('thrown on purpose')" },
    async end(program, round) {
      const workers = workersOf(program.pid)
      process.kill(workers[round % workers.length] as number, 'SIGUSR2')
      await hasSaid(program, 'thrown on purpose')
      process.kill(program.pid, 'SIGTERM')
      await expectEnd(program, 0)
    },
  },
  'the only process rejects what nobody catches': {
    workers: 1,
    fault: { on: 'SIGUSR2', code: "Promise.reject(new Error('rejected on purpose'))" },
    async end(program) {
      process.kill(program.pid, 'SIGUSR2')
      await expectEnd(program, 'SIGKILL')
      if (!program.output.includes('rejected on purpose')) throw new Error('It did not say why.')
    },
  },
  'it hangs while it is stopped': {
    workers: 1,
    fault: { on: 'SIGTERM', code: HANG },
    async end(program) {
      process.kill(program.pid, 'SIGTERM')
      await expectEnd(program, 'SIGKILL')
      if (!program.output.includes('Could not stop in time')) throw new Error('It did not say why.')
    },
  },
  'a worker hangs while it is stopped': {
    workers: 2,
    fault: { on: 'SIGUSR2', code: HANG },
    async end(program, round) {
      const workers = workersOf(program.pid)
      process.kill(workers[round % workers.length] as number, 'SIGUSR2')
      process.kill(program.pid, 'SIGTERM')
      await expectEnd(program, 0)
    },
  },
  'it is stopped': {
    workers: 1,
    async end(program) {
      process.kill(program.pid, 'SIGTERM')
      await expectEnd(program, 0)
    },
  },
  'its two workers are stopped': {
    workers: 2,
    async end(program) {
      process.kill(program.pid, 'SIGTERM')
      await expectEnd(program, 0)
    },
  },
}
