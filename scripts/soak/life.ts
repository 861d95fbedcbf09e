import { setTimeout as wait } from 'node:timers/promises'
import { groupEnded, type Program, workersOf } from '@longtable/server/testing'
import { below, type Random } from '@longtable/testing/random'

const OUTPUT_CHARACTERS_MAX = 2000
const POLL_MS = 10

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The primary first. */
export const processesOf = (primary: number): number[] => [primary, ...workersOf(primary)]

/** Kills, stops and starts, whatever is below it. What ends otherwise than it should is a problem. */
export function lifeOf(start: () => Promise<Program>, first: Program) {
  let program = first
  const problems: string[] = []
  const complain = (what: string) =>
    void problems.push(`${what}\n${program.output.slice(-OUTPUT_CHARACTERS_MAX)}`)

  async function stop(): Promise<void> {
    const { pid } = program
    const code = await program.stop()
    if (code !== 0) complain(`a stop ended with ${code}`)
    await groupEnded(pid).catch((error: unknown) => complain(`after a stop: ${String(error)}`))
  }

  return {
    program: () => program,
    lastWords: () => program.output.slice(-OUTPUT_CHARACTERS_MAX),
    problems,
    stop,
    async killAll() {
      await program.kill()
      program = await start()
    },
    async killPrimary() {
      const { pid } = program
      process.kill(pid, 'SIGKILL')
      await program.ended
      // Nobody helps: the workers have to end by themselves.
      await groupEnded(pid).catch((error: unknown) => complain(`without the primary: ${error}`))
      await program.kill()
      program = await start()
    },
    async stopAndStart() {
      await stop()
      await program.kill()
      program = await start()
    },
    async killWorker(random: Random) {
      const workers = workersOf(program.pid)
      const worker = workers[below(random, workers.length)]
      // With one process there is none; the primary starts another a second later.
      if (worker === undefined || !isAlive(worker)) return
      process.kill(worker, 'SIGKILL')
      // It may finish what it is in the middle of before the signal arrives.
      while (workersOf(program.pid).includes(worker)) await wait(POLL_MS)
    },
  }
}
