import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@longtable/testing'
import { expect, it } from 'vitest'
import { type Answer, connect } from './testing/client.ts'
import { askAgain } from './testing/crash.ts'
import { ME, newPerson, signIn } from './testing/people.ts'
import { type Program, startProgram } from './testing/program.ts'

const ROOM_BYTES = 50_000
const WRITES_MAX = 2000
const PER_ADDRESS = 8
const FULL = { code: 'UNAVAILABLE', reason: 'store.full' }

/** The largest file that a process may make; `prlimit` changes it while the process runs. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])

function canLimit(): boolean {
  try {
    execFileSync('prlimit', ['--pid', String(process.pid), '--fsize'])
    return true
  } catch {
    return false
  }
}

let people = 0

function write({ address }: Program): Promise<Answer<object>> {
  const id = `full-disk-${people++}`
  const from = `127.31.${1 + Math.floor(people / PER_ADDRESS)}.1`
  return askAgain(address, { email: `${id}@example.com`, requestId: id, from })
}

/** Writes until there is no room; gives the answer that said so. */
async function fill(program: Program, data: string): Promise<Answer<object>> {
  limitFiles(program.pid, (await stat(join(data, 'data.mdb'))).size + ROOM_BYTES)
  for (let writes = 0; writes < WRITES_MAX; writes++) {
    const answer = await write(program)
    if (answer.errors) return answer
  }
  throw new Error('It is never full.')
}

// Without `prlimit` (it is Linux's) a process has no room to lose in a test.
it.runIf(canLimit())(
  'a full disk refuses writes, lets reads and the stop be, and is got over with room',
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'longtable-full-'))
    const call = { environment: { LONGTABLE_DATA: data } }
    await using program = await startProgram(call)
    const client = connect(program.address)
    const { idToken } = await newPerson(client, 'ana@example.com')
    const me = async () => (await client.graphql({ query: ME }, idToken)).data
    const before = await me()
    expect(before).toMatchObject({ me: { email: 'ana@example.com' } })

    expect((await fill(program, data)).errors).toMatchObject([{ extensions: FULL }])
    expect(await me()).toEqual(before)
    expect((await client.send('/health')).status).toBe(200)

    limitFiles(program.pid, 'unlimited')
    await until(
      async () => (await write(program)).errors === undefined,
      () => `a write: ${program.output}`,
    )

    expect((await fill(program, data)).errors).toMatchObject([{ extensions: FULL }])
    client.close()
    expect(await program.stop()).toBe(0)

    await using next = await startProgram(call)
    const again = connect(next.address)
    expect(await signIn(again, 'ana@example.com')).toMatchObject({ idToken: expect.any(String) })
    expect((await write(next)).errors).toBeUndefined()
    again.close()
    expect(await next.stop()).toBe(0)
    await rm(data, { recursive: true })
  },
)
