import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from './testing/client.ts'
import { listenBySocket, listenByStream } from './testing/live.ts'
import { ME, newPerson, PASSWORD, REFRESH, SIGN_IN } from './testing/people.ts'
import { freePort, runProgram, startProgram } from './testing/program.ts'

const LISTEN = 'subscription { accountChanged { email groups } }'
const GOING_AWAY = 1001

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longtable-program-'))
})
afterAll(() => rm(data, { recursive: true }))

describe('two workers', () => {
  it('end with clear words and code 1 when their port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const environment = { PORT: String(port), LONGTABLE_DATA: data, LONGTABLE_WORKERS: '2' }
    const { code, stdout, stderr } = await runProgram({ environment })
    other.close()
    expect(stderr).toContain(`Port ${port} is taken by another program.`)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(stdout).not.toContain('Longtable: http')
    expect(code).toBe(1)
  })

  it('tell listeners of one what was changed at the other or on the command line', async () => {
    const environment = { PORT: String(await freePort()), LONGTABLE_DATA: data }
    await using program = await startProgram({
      environment: { ...environment, LONGTABLE_WORKERS: '2' },
    })
    const clients = [connect(program.address), connect(program.address)]
    const [first, second] = clients as [(typeof clients)[0], (typeof clients)[0]]
    await expect
      .poll(async () => {
        const workers = await Promise.all(clients.map((client) => client.worker()))
        if (new Set(workers).size === 1) second.reconnect()
        return new Set(workers).size
      })
      .toBe(2)
    const { idToken: token } = await newPerson(second, 'wide@example.com')
    const socket = await listenBySocket(first, { query: LISTEN, token })
    const words = ['admin', 'grant', 'wide@example.com']
    expect(await runProgram({ environment, words })).toMatchObject({ code: 0, stderr: '' })
    expect(await socket.next()).toEqual({
      data: { accountChanged: { email: 'wide@example.com', groups: ['admin'] } },
    })
    expect(await program.stop()).toBe(0)
  })
})

describe('SIGTERM', () => {
  it('lets the program end well, and closes what still listens', async () => {
    await using program = await startProgram({ environment: { LONGTABLE_DATA: data } })
    const client = connect(program.address)
    const { idToken: token } = await newPerson(client, 'open@example.com')
    const stream = await listenByStream(client, { query: LISTEN, token })
    const socket = await listenBySocket(connect(program.address), { query: LISTEN, token })
    expect(await program.stop()).toBe(0)
    expect(await socket.closed).toBe(GOING_AWAY)
    await stream.closed
    expect(program.output).toContain('Stopped.')
    expect(program.output).not.toContain('could not stop')
  })
})

describe('the log', () => {
  it('holds no password, code or token, even when it tells everything', async () => {
    const environment = { LONGTABLE_DATA: data, LOG_LEVEL: 'debug' }
    await using program = await startProgram({ environment })
    const client = connect(program.address)
    const email = 'quiet@example.com'
    const tokens = await newPerson(client, email)
    const wrong = `${PASSWORD} but wrong`
    await client.graphql({ query: SIGN_IN, variables: { email, password: wrong } })
    await client.graphql({ query: ME }, `${tokens.idToken.slice(0, -9)}forged-it`)
    const refreshed = await client.graphql<{ refresh: typeof tokens }>({
      query: REFRESH,
      variables: { token: tokens.refreshToken },
    })
    const { text } = await client.send('/outbox')
    const [, mail = ''] = /href="(\/outbox\/[^"]+)"/.exec(text) ?? []
    const code = /[0-9A-Z]{26}\.[\w-]{43}/.exec((await client.send(mail)).text)?.[0] ?? ''
    await program.stop()

    const logged = program.output.split('\n').filter((line) => line.startsWith('{'))
    expect(logged.some((line) => line.includes('"path":"/accounts/graphql"'))).toBe(true)
    const secrets = [
      PASSWORD,
      tokens.idToken,
      tokens.idToken.split('.')[2],
      tokens.refreshToken,
      refreshed.data?.refresh.refreshToken,
      code.split('.')[1],
      'forged-it',
    ]
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(8)
      expect(program.output).not.toContain(secret)
    }
  })
})
