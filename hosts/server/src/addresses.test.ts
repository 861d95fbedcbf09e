import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, connect } from './testing/client.ts'
import { mailedCode, newPerson, PASSWORD } from './testing/people.ts'
import { freePort, startProgram } from './testing/program.ts'

const endpoint = '/goalsguild/graphql'
const REGISTER = `mutation ($nickname: String!) {
  registerUser(nickname: $nickname, fullName: "Somebody") { email }
}`
const REQUEST = `mutation ($newEmail: String!, $password: String!) {
  requestEmailChange(newEmail: $newEmail, password: $password) { email }
}`
const CONFIRM = 'mutation ($token: String!) { confirmEmailChange(token: $token) { email } }'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longtable-addresses-'))
})
afterAll(() => rm(data, { recursive: true }))

const register = async (client: Client, nickname: string, token: string) => {
  const operation = { query: REGISTER, variables: { nickname }, endpoint }
  return (await client.graphql<{ registerUser: { email: string } }>(operation, token)).data
}

it('an address that was given up in accounts is free in a system, and mails follow', {
  timeout: 600_000,
}, async () => {
  const environment = { PORT: String(await freePort()), LONGTABLE_DATA: data }
  await using program = await startProgram({ environment })
  const client = connect(program.address)
  const [before, after] = ['given-up@example.com', 'kept@example.com']
  const { idToken: former } = await newPerson(client, before)
  expect(await register(client, 'former', former)).toEqual({ registerUser: { email: before } })

  const variables = { newEmail: after, password: PASSWORD }
  expect((await client.graphql({ query: REQUEST, variables }, former)).errors).toBeUndefined()
  const token = await mailedCode(client, after)
  const confirmed = await client.graphql({ query: CONFIRM, variables: { token } }, former)
  expect(confirmed.errors).toBeUndefined()

  // Nobody asks for it: the change of the account is enough.
  const mine = () => client.graphql({ query: '{ me { email } }', endpoint }, former)
  await expect
    .poll(async () => (await mine()).data, { timeout: 600_000 })
    .toEqual({ me: { email: after } })
  const { idToken: next } = await newPerson(client, before)
  expect(await register(client, 'next', next)).toEqual({ registerUser: { email: before } })
  client.close()
  expect(await program.stop()).toBe(0)
})
