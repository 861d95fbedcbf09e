import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ENDPOINT } from './testing/client.ts'
import { startProgram } from './testing/program.ts'
import { head, openSocket } from './testing/raw.ts'

const HOST = 'Host: localhost'

const HALVES: readonly string[] = [
  '',
  'GET /health HTTP/1.1\r\nHost: loc',
  `${head(`POST ${ENDPOINT} HTTP/1.1`, HOST, 'Content-Type: application/json', 'Content-Length: 50')}{"query"`,
  `${head('POST /unknown HTTP/1.1', HOST, 'Content-Length: 50')}{"query"`,
  `${head('GET /health HTTP/1.1', HOST)}GET /hea`,
]

it('ends well though clients have sent nothing, or half of a head or body', async () => {
  const data = await mkdtemp(join(tmpdir(), 'longtable-stop-'))
  await using program = await startProgram({ environment: { LONGTABLE_DATA: data } })
  const closed = HALVES.map(async (half) => {
    const socket = await openSocket(program.address)
    socket.resume()
    const end = once(socket, 'close')
    await new Promise((resolve) => socket.write(half, resolve))
    return { end }
  })
  const ends = await Promise.all(closed)
  // The server has seen what was sent before: connections are read in turn.
  expect((await fetch(`${program.address}/health`)).status).toBe(200)
  expect(await program.stop()).toBe(0)
  expect(program.output).not.toContain('could not stop in time')
  await Promise.all(ends.map(({ end }) => end))
  await rm(data, { recursive: true })
}, 600_000)
