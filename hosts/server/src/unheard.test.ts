import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '@longtable/testing'
import { connect } from './testing/client.ts'
import { bundled, freePort } from './testing/program.ts'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longtable-unheard-'))
})
afterAll(() => rm(data, { recursive: true }))

interface Output {
  /** What both of its outputs lead to. */
  readonly to: 'pipe' | number
}

/** A program that writes a line for every request, and nobody who reads it. */
async function startUnheard(workers: string, { to }: Output) {
  const port = await freePort()
  const environment = { PORT: String(port), LONGTABLE_DATA: data, LONGTABLE_WORKERS: workers }
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [...(await bundled())], {
    env: { PATH, HOME, LOG_LEVEL: 'debug', ...environment },
    stdio: ['ignore', to, to],
  })
  child.stdout?.destroy()
  child.stderr?.destroy()
  return { child, client: connect(`http://127.0.0.1:${port}`) }
}

async function expectServes({ child, client }: Awaited<ReturnType<typeof startUnheard>>) {
  const ended = once(child, 'exit')
  const isUp = async () => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`It ended with ${child.exitCode ?? child.signalCode}.`)
    return client.send('/health').then(
      ({ status }) => status === 200,
      () => false,
    )
  }
  try {
    await until(isUp, () => 'its first answer')
    for (let n = 0; n < 20; n++) expect((await client.send('/health')).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  } finally {
    client.close()
    child.kill('SIGKILL')
  }
}

describe.each(['1', '2'])('a server of %s workers serves and ends well', (workers) => {
  it('though the reader of its output has gone', async () => {
    await expectServes(await startUnheard(workers, { to: 'pipe' }))
  })

  it.runIf(process.platform === 'linux')('though its log is on a full disk', async () => {
    const full = await open('/dev/full', 'w')
    await expectServes(await startUnheard(workers, { to: full.fd }))
    await full.close()
  })
})
