import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { until } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { DEMO } from './demo-person.ts'
import { type RunningServer, startServer } from './server.ts'
import { systems } from './systems.ts'
import { type Client, connect, ENDPOINT } from './testing/client.ts'
import { type Listening, listenByStream } from './testing/live.ts'
import {
  mailedCode,
  mailsTo,
  ME,
  newPerson,
  PASSWORD,
  REFRESH,
  SIGN_IN,
  signIn,
  type Tokens,
} from './testing/people.ts'
import { runProgram } from './testing/program.ts'
import { openSocket, type SocketAnswer } from './testing/socket.ts'
import { GUILD, messages, type Own, subscriptionsTo } from './testing/subscriptions.ts'

const SIGNED_OUT = 4403
const NEW_PASSWORD = 'another long pass phrase'
const REGISTER = `mutation ($nickname: String!) {
  registerUser(nickname: $nickname, fullName: "Somebody") { id }
}`
const OPEN_ROOM = 'mutation ($userId: ID!) { openDirectRoom(userId: $userId) { id } }'
const SEND = 'mutation ($roomId: ID!) { sendMessage(roomId: $roomId, text: "Hello") { id } }'
const MY_ID = '{ me { id email } }'
const SYNC_EMAIL = 'mutation { syncEmail { email } }'
const CHANGE_PASSWORD = `mutation ($current: String!, $next: String!) {
  changePassword(currentPassword: $current, newPassword: $next) { email }
}`
const CHANGE_EMAIL = `mutation ($newEmail: String!, $password: String!) {
  requestEmailChange(newEmail: $newEmail, password: $password) { email }
}`
const OPERATIONS = [
  { endpoint: ENDPOINT, query: ME },
  { endpoint: ENDPOINT, query: 'mutation { signOutEverywhere }' },
  { endpoint: GUILD, query: MY_ID },
  { endpoint: GUILD, query: SYNC_EMAIL },
]

interface Person extends Own {
  readonly email: string
  readonly tokens: Tokens
}

let directory: string
let server: RunningServer
let client: Client
let friendId: string

async function graphql<Data>(query: string, variables: object, token?: string, endpoint?: string) {
  const operation = { query, variables: variables as Record<string, unknown> }
  const answer = await client.graphql<Data>({ ...operation, ...(endpoint && { endpoint }) }, token)
  expect(answer.errors).toBeUndefined()
  return answer.data as Data
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longtable-revocation-'))
  const config = readConfig({ PORT: '0', LONGTABLE_DATA: directory })
  server = await startServer({ config, systems, log: silentLogger })
  client = connect(server.address)
  const { signIn: demo } = await graphql<{ signIn: Tokens }>(SIGN_IN, DEMO)
  const { me } = await graphql<{ me: { id: string } }>(MY_ID, {}, demo.idToken, GUILD)
  friendId = me.id
}, 600_000)
afterAll(async () => {
  client.close()
  await server.close()
  await rm(directory, { recursive: true })
})

async function person(nickname: string): Promise<Person> {
  const email = `${nickname}@example.com`
  const tokens = await newPerson(client, email)
  await graphql(REGISTER, { nickname }, tokens.idToken, GUILD)
  const { openDirectRoom: room } = await graphql<{ openDirectRoom: { id: string } }>(
    OPEN_ROOM,
    { userId: friendId },
    tokens.idToken,
    GUILD,
  )
  const MAKE = `mutation {
    createGoal(title: "A goal") { id }
    createGroup(name: "A group") { id }
  }`
  type Made = Record<'createGoal' | 'createGroup', { id: string }>
  const { createGoal: goal, createGroup: group } = await graphql<Made>(
    MAKE,
    {},
    tokens.idToken,
    GUILD,
  )
  return { email, tokens, roomId: room.id, goalId: goal.id, groupId: group.id }
}

/** All of them on both transports; each has begun when the first message comes. */
async function listening(who: Person): Promise<Map<string, Listening>> {
  const { tokens, roomId } = who
  const token = tokens.idToken
  const subscriptions = subscriptionsTo(who)
  const open = new Map<string, Listening>()
  const sockets = new Map(
    await Promise.all(
      [ENDPOINT, GUILD].map(
        async (endpoint) => [endpoint, await openSocket(client, { token, endpoint })] as const,
      ),
    ),
  )
  for (const { endpoint, query } of subscriptions) {
    const stream = await listenByStream(connect(server.address), { token, endpoint, query })
    open.set(`stream: ${query}`, stream)
    open.set(`socket: ${query}`, sockets.get(endpoint)?.listen(query) as Listening)
  }
  await graphql(SEND, { roomId }, token, GUILD)
  const told = [`stream: ${messages(roomId)}`, `socket: ${messages(roomId)}`]
  for (const name of told)
    expect(await open.get(name)?.next()).toMatchObject({ data: { messageAdded: {} } })
  return open
}

/** Sockets that were opened in time, one for each operation: a refusal closes them. */
const idleSockets = ({ tokens: { idToken: token } }: Person) =>
  Promise.all(
    OPERATIONS.map(async ({ endpoint, query }) => ({
      query,
      socket: await openSocket(client, { token, endpoint }),
    })),
  )

/** What was under way may still come; a refusal is the end. */
async function lastOf(subscription: Listening): Promise<SocketAnswer> {
  for (;;) {
    const answer = (await subscription.next()) as SocketAnswer
    if (answer.errors) return answer
  }
}

const forbidden = { errors: [{ extensions: { code: 'FORBIDDEN' } }] }
const refusal = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }

/** A mail that was not there before. */
async function nextCode(email: string, ask: () => Promise<unknown>): Promise<string> {
  const before = (await mailsTo(client, email)).length
  await ask()
  await until(async () => (await mailsTo(client, email)).length > before, `a mail to ${email}`)
  return mailedCode(client, email)
}

const RESET = `mutation ($token: String!, $newPassword: String!) {
  resetPassword(token: $token, newPassword: $newPassword) { email }
}`
const ASK_RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) { email } }'
const SIGN_OUT = 'mutation ($token: String) { signOut(refreshToken: $token) }'

const ways: Record<string, (who: Person) => Promise<unknown>> = {
  'signs out': ({ tokens }) => graphql('mutation { signOut }', {}, tokens.idToken),

  'is signed out by another device': ({ tokens }) =>
    graphql(SIGN_OUT, { token: tokens.refreshToken }),

  'signs out everywhere': async ({ email }) =>
    graphql('mutation { signOutEverywhere }', {}, (await signIn(client, email)).idToken),

  'changes the password elsewhere': async ({ email }) =>
    graphql(
      CHANGE_PASSWORD,
      { current: PASSWORD, next: NEW_PASSWORD },
      (await signIn(client, email)).idToken,
    ),

  'resets the password': async ({ email }) => {
    const token = await nextCode(email, () => graphql(ASK_RESET, { email }))
    await graphql(RESET, { token, newPassword: NEW_PASSWORD })
  },

  'has a refresh token used by a thief': async ({ tokens }) => {
    const refresh = (token: string) =>
      client.graphql<{ refresh: Tokens }>({
        query: REFRESH,
        variables: { token },
      })
    const second = await refresh(tokens.refreshToken)
    await refresh(second.data?.refresh.refreshToken as string)
    expect((await refresh(tokens.refreshToken)).errors).toHaveLength(1)
  },
}

it('every subscription of every system is among those that are tried', async () => {
  const FIELDS = '{ __type(name: "Subscription") { fields { name } } }'
  for (const endpoint of [ENDPOINT, GUILD]) {
    type Fields = { __type: { fields: readonly { name: string }[] } }
    const { __type: type } = await graphql<Fields>(FIELDS, {}, undefined, endpoint)
    const tried = subscriptionsTo({ roomId: 'x', goalId: 'x', groupId: 'x' }).filter(
      (one) => one.endpoint === endpoint,
    )
    const names = tried.map(({ query }) => /\{\s+(\w+)/.exec(query)?.[1])
    expect(names.sort()).toEqual(type.fields.map(({ name }) => name).sort())
  }
})

describe.each(Object.entries(ways))('who %s', (way, revoke) => {
  it('hears, asks and does nothing more on connections that are open', {
    timeout: 600_000,
  }, async () => {
    const who = await person(`way-${Object.keys(ways).indexOf(way)}`)
    const open = await listening(who)
    const idle = await idleSockets(who)
    expect(await idle[2]?.socket.run(MY_ID)).toMatchObject({ data: { me: { email: who.email } } })
    await revoke(who)
    for (const [name, subscription] of open) {
      expect([name, await lastOf(subscription)]).toMatchObject([name, refusal])
      expect([name, await subscription.closed]).toEqual([
        name,
        name.startsWith('socket') ? SIGNED_OUT : 0,
      ])
    }
    for (const { query, socket } of idle) {
      expect([query, await socket.run(query)]).toMatchObject([query, refusal])
      expect(await socket.closed).toBe(SIGNED_OUT)
    }
    for (const { endpoint, query } of OPERATIONS)
      expect((await client.graphql({ endpoint, query }, who.tokens.idToken)).status).toBe(401)
  })
})

describe('who deletes the account of a system', () => {
  it('hears nothing more there, also where nothing happens', { timeout: 600_000 }, async () => {
    const who = await person('deleted')
    const open = await listening(who)
    await graphql('mutation { deleteAccount { id } }', {}, who.tokens.idToken, GUILD)
    for (const [name, subscription] of open) {
      if (name.includes('accountChanged')) continue
      expect([name, await lastOf(subscription)]).toMatchObject([name, forbidden])
    }
    for (const subscription of open.values()) subscription.close()
  })
})

describe('a socket', () => {
  it('acts with the address its bearer has now, not with one that was given up', {
    timeout: 600_000,
  }, async () => {
    const who = await person('moved')
    const token = who.tokens.idToken
    const socket = await openSocket(client, { token, endpoint: GUILD })
    expect(await socket.run(SYNC_EMAIL)).toMatchObject({
      data: { syncEmail: { email: who.email } },
    })
    const newEmail = 'moved-on@example.com'
    const code = await nextCode(newEmail, () =>
      graphql(CHANGE_EMAIL, { newEmail, password: PASSWORD }, token),
    )
    const confirm = 'mutation ($code: String!) { confirmEmailChange(token: $code) { email } }'
    await graphql(confirm, { code }, token)
    expect(await socket.run(SYNC_EMAIL)).toMatchObject({ data: { syncEmail: { email: newEmail } } })
    socket.close()
  })

  it('of an admin is one of nobody special once the operator has said so', {
    timeout: 600_000,
  }, async () => {
    const { email, tokens } = await person('powerful')
    const operator = async (word: string) => {
      const environment = { LONGTABLE_DATA: directory }
      expect(await runProgram({ words: ['admin', word, email], environment })).toMatchObject({
        code: 0,
      })
    }
    const PROFILE = `{ profile(id: "${friendId}") { id } }`
    await operator('grant')
    const socket = await openSocket(client, { token: tokens.idToken, endpoint: GUILD })
    expect(await socket.run(PROFILE)).toMatchObject({ data: { profile: { id: friendId } } })
    await operator('revoke')
    expect(await socket.run(PROFILE)).toMatchObject(forbidden)
    socket.close()
  })
})
