import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from './client.ts'
import { askAgain } from './crash.ts'
import { groupEnded } from './process-group.ts'
import { bundled, freePort, type Program, runProgram, startProgram } from './program.ts'

const POLL_MS = 5
const START_MS = 1500
const LANES = 8
const PER_ADDRESS = 8
const ANSWERS_BEFORE_END = 12

/** One way in which a program may end. */
export interface Ending {
  readonly workers: number
  /** What goes wrong inside of the program, and the signal that makes it: text of a module. */
  readonly fault?: { readonly on: NodeJS.Signals; readonly code: string }
  /** Ends it while others write; what it checks of the end is its own affair. */
  end(program: Program, round: number): Promise<void>
}

let people = 0

/** Sign-ups from many addresses at once, whether they are answered or not, until it is said to end. */
function startWriting(address: string) {
  let over = false
  let answers = 0
  async function lane(number: number): Promise<void> {
    while (!over) {
      const id = `ends-${process.pid}-${people++}`
      const from = `127.${20 + number}.${1 + (Math.floor(people / PER_ADDRESS) % 250)}.2`
      try {
        await askAgain(address, { email: `${id}@example.com`, requestId: id, from })
        answers += 1
      } catch {
        await wait(POLL_MS)
      }
    }
  }
  const lanes = Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)))
  return {
    /** Resolves when so many were answered. */
    async answered(count: number): Promise<void> {
      while (answers < count) await wait(POLL_MS)
    },
    async stop(): Promise<void> {
      over = true
      await lanes
    },
  }
}

/** A start is well when it answers a request and a write. */
async function expectWell(program: Program): Promise<void> {
  const client = connect(program.address)
  const { status } = await client.send('/health')
  client.close()
  if (status !== 200) throw new Error(`/health answers ${status} after a start.`)
  const id = `after-${process.pid}-${people++}`
  const from = `127.99.${people % 250}.2`
  const answer = await askAgain(program.address, {
    email: `${id}@example.com`,
    requestId: id,
    from,
  })
  if (!answer.data) throw new Error(`A write after a start: ${JSON.stringify(answer)}`)
}

/** A tick later, so that the program's own listeners have heard the signal if it is theirs too. */
const faultModule = ({ on, code }: NonNullable<Ending['fault']>) =>
  `data:text/javascript,${encodeURIComponent(`process.on('${on}', () => setImmediate(() => { ${code} }))`)}`

/** The program as people start it, from its bundle. */
async function callIn(directory: string, { workers, fault }: Omit<Ending, 'end'>) {
  const entry = [...(fault ? ['--import', faultModule(fault)] : []), ...(await bundled())]
  const PORT = workers > 1 ? String(await freePort()) : '0'
  const environment = { LONGTABLE_DATA: directory, LONGTABLE_WORKERS: String(workers), PORT }
  return { entry, environment }
}

async function startIn(directory: string, ending: Omit<Ending, 'end'>): Promise<Program> {
  return startProgram(await callIn(directory, ending))
}

/** A signal some time into the start, or soon after it. */
async function stopWhileStarting(directory: string, workers: number, round: number) {
  let group = 0
  const afterMs = (round * 170) % START_MS
  const { code, stdout, stderr } = await runProgram({
    ...(await callIn(directory, { workers })),
    onSpawn(pid) {
      group = pid
      setTimeout(() => process.kill(pid, 'SIGTERM'), afterMs)
    },
  })
  // Before it has a listener for it, the signal ends it as it ends every process.
  if (code !== 0 && code !== null) throw new Error(`It ended with ${code}.\n${stdout}${stderr}`)
  await groupEnded(group)
}

interface Round {
  readonly directory: string
  readonly number: number
}

async function round({ directory, number }: Round, ending: Ending): Promise<void> {
  const program = await startIn(directory, ending)
  const load = startWriting(program.address)
  try {
    await expectWell(program)
    await load.answered(ANSWERS_BEFORE_END + (number % LANES))
    await wait(number % 17)
    await ending.end(program, number)
    await groupEnded(program.pid)
  } catch (cause) {
    throw new Error(`Round ${number}: ${String(cause)}\n${program.output}`, { cause })
  } finally {
    await program.kill()
    await load.stop()
  }
}

async function repeatIn(rounds: number, workers: number, once: (at: Round) => Promise<void>) {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-ends-'))
  try {
    for (let number = 1; number <= rounds; number++) await once({ directory, number })
    const last = await startIn(directory, { workers })
    await expectWell(last)
    const code = await last.stop()
    if (code !== 0) throw new Error(`The last one ends with ${code}.\n${last.output}`)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Ends a program again and again: nobody is left each time, and the next start is well. */
export const endAgainAndAgain = (ending: Ending, rounds: number): Promise<void> =>
  repeatIn(rounds, ending.workers, (at) => round(at, ending))

/** The same with starts that are stopped before they are through. */
export const stopEveryStart = (workers: number, rounds: number): Promise<void> =>
  repeatIn(rounds, workers, ({ directory, number }) =>
    stopWhileStarting(directory, workers, number),
  )
