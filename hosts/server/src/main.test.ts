import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundled } from './testing/program.ts'

let data: string

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longtable-main-'))
})
afterAll(() => rm(data, { recursive: true }))

interface Start {
  readonly environment?: Record<string, string>
  readonly options?: readonly string[]
  readonly signal?: NodeJS.Signals
}

/** The program as people start it; the signal comes when it says where it listens. */
async function run({ environment = {}, options = [], signal }: Start) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [...(await bundled()), ...options], {
    env: { PATH, PORT: '0', LONGTABLE_DATA: data, ...environment },
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (signal && output.includes('http://')) child.kill(signal)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

describe('the server program', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'says its address and ends well on %s',
    async (signal) => {
      const { code, output } = await run({ signal })
      expect(output).toMatch(
        /^Longtable: http:\/\/127\.0\.0\.1:\d+ \(data in .*, started in \d+ ms\)\nStopped\.\n$/,
      )
      expect(code).toBe(0)
    },
  )

  it('says which port is taken and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, output } = await run({ environment: { PORT: String(port) } })
    other.close()
    expect(output).toBe(
      `Port ${port} is taken by another program. Choose another: PORT=4100 npm start\n`,
    )
    expect(code).toBe(1)
  })

  it('says everything that is wrong with its configuration', async () => {
    const { code, output } = await run({ environment: { PORT: 'x', HOST: '?' } })
    expect(output).toMatch(/PORT must be .*\n.*HOST must be /)
    expect(code).toBe(1)
  })

  it('explains itself, and refuses an option it does not know', async () => {
    const help = await run({ options: ['--help'] })
    expect(help.output).toMatch(/serve[^]*admin grant[^]*deadletters list[^]*verify[^]*Examples/)
    expect(help.code).toBe(0)
    const ofServe = await run({ options: ['serve', '--help'] })
    expect(ofServe.output).toMatch(/PORT[^]*HOST[^]*LONGTABLE_DATA[^]*Examples/)
    const unknown = await run({ options: ['serve', '--prot=1'] })
    expect(unknown.output).toContain("Unknown option '--prot'")
    expect(unknown.code).toBe(2)
    const none = await run({ options: ['surf'] })
    expect(none.output).toContain('There is no command "surf".')
    expect(none.code).toBe(2)
  })
})
