import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, connect } from './testing/client.ts'
import { askAgain, effectsOf, killUnderLoad, mailsKept } from './testing/crash.ts'
import { mailsTo, PASSWORD, SIGN_UP } from './testing/people.ts'
import { startProgram } from './testing/program.ts'

const EMAIL = 'often@example.com'
const AT_ONCE = 50

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longtable-repeats-'))
})
afterAll(() => rm(data, { recursive: true }))

const start = () => startProgram({ environment: { LONGTABLE_DATA: data } })

const ask = (client: Client) =>
  client.graphql({
    query: SIGN_UP,
    variables: { email: EMAIL, password: PASSWORD, requestId: 'fifty-times' },
  })

/** Each through a connection of its own, so that none waits for another. */
const askAtOnce = (addresses: readonly string[]) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) => {
      const client = connect(addresses[n % addresses.length] as string)
      const { data: answer, errors } = await ask(client)
      client.close()
      return JSON.stringify(errors ?? answer)
    }),
  )

describe('the same mutation with the same requestId', () => {
  it('fifty at once from two processes, and after a restart: one effect and one answer', async () => {
    const expected = new Set([JSON.stringify({ signUp: { email: EMAIL } })])
    await using first = await start()
    await using second = await start()
    const answers = await askAtOnce([first.address, second.address])
    expect(new Set(answers)).toEqual(expected)
    for (const program of [first, second]) expect(await program.stop()).toBe(0)

    await using restarted = await start()
    expect(new Set(await askAtOnce([restarted.address]))).toEqual(expected)
    const client = connect(restarted.address)
    await expect.poll(() => mailsTo(client, EMAIL)).toHaveLength(1)
    client.close()
    await restarted.stop()
    const isOne = (email: unknown) => email === EMAIL
    expect(await effectsOf(data, isOne)).toEqual({ accounts: 1, registered: 1, registeredAgain: 0 })
  })
})

describe('kill -9 under load', () => {
  it('loses nothing acknowledged, and every repeat gives the first answer', async () => {
    await using killed = await start()
    const asked = await killUnderLoad(killed, { lanes: 4, answers: 24 })
    const answered = asked.filter(({ answer }) => answer !== undefined)
    expect(answered.length).toBeGreaterThanOrEqual(24)
    const left = await effectsOf(data)
    expect(left.registered + left.registeredAgain).toBeGreaterThanOrEqual(answered.length)

    await using program = await start()
    for (const one of asked) {
      const answer = await askAgain(program.address, one)
      expect(answer.data).toEqual({ signUp: { email: one.email } })
    }
    expect(await mailsKept(data, asked.length), 'one mail each').toBe(asked.length)
    await program.stop()
    const people = new Set(asked.map(({ email }) => email)).size
    expect(await effectsOf(data)).toEqual({
      accounts: people,
      registered: people,
      registeredAgain: asked.length - people,
    })
  })
})
