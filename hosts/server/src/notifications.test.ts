import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, connect } from './testing/client.ts'
import { listenBySocket } from './testing/live.ts'
import { mailsTo, newPerson } from './testing/people.ts'
import { freePort, startProgram } from './testing/program.ts'

const endpoint = '/goalsguild/graphql'
const LISTEN = `subscription {
  notificationAdded { kind resourceType isRead actor { nickname } }
}`
const REGISTER = `mutation ($nickname: String!) {
  registerUser(nickname: $nickname, fullName: "Somebody") { id }
}`
const CREATE_GOAL = 'mutation { createGoal(title: "Run") { id } }'
const INVITE = `mutation ($goalId: ID!) {
  inviteCollaborator(resourceType: goal, resourceId: $goalId, nickname: "wide") { id }
}`

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longtable-notifications-'))
})
afterAll(() => rm(data, { recursive: true }))

/** Two connections that are answered by two workers. */
async function twoWorkers(address: string): Promise<[Client, Client]> {
  const clients: [Client, Client] = [connect(address), connect(address)]
  await expect
    .poll(async () => {
      const workers = await Promise.all(clients.map((client) => client.worker()))
      if (new Set(workers).size === 1) clients[1].reconnect()
      return new Set(workers).size
    })
    .toBe(2)
  return clients
}

const registered = async (client: Client, nickname: string): Promise<string> => {
  const { idToken } = await newPerson(client, `${nickname}@example.com`)
  const variables = { nickname }
  const { errors } = await client.graphql({ query: REGISTER, variables, endpoint }, idToken)
  expect(errors).toBeUndefined()
  return idToken
}

it('a notification is heard at one worker of what was done at the other, and mailed', async () => {
  const environment = {
    PORT: String(await freePort()),
    LONGTABLE_DATA: data,
    LONGTABLE_WORKERS: '2',
  }
  await using program = await startProgram({ environment })
  const [first, second] = await twoWorkers(program.address)
  const listener = await registered(first, 'wide')
  const actor = await registered(second, 'actor')
  const socket = await listenBySocket(first, { query: LISTEN, token: listener, endpoint })
  const made = await second.graphql<{ createGoal: { id: string } }>(
    { query: CREATE_GOAL, endpoint },
    actor,
  )
  const goalId = made.data?.createGoal.id
  const before = (await mailsTo(first, 'wide@example.com')).length
  const invited = await second.graphql({ query: INVITE, variables: { goalId }, endpoint }, actor)
  expect(invited.errors).toBeUndefined()
  expect(await socket.next()).toEqual({
    data: {
      notificationAdded: {
        kind: 'invite',
        resourceType: 'goal',
        isRead: false,
        actor: { nickname: 'actor' },
      },
    },
  })
  const count = await second.graphql({ query: '{ unreadCount }', endpoint }, listener)
  expect(count.data).toEqual({ unreadCount: 1 })
  await expect.poll(async () => (await mailsTo(first, 'wide@example.com')).length).toBe(before + 1)
  const [mail = ''] = await mailsTo(first, 'wide@example.com')
  const { text } = await first.send(mail)
  expect(text).toContain('actor invites you')
  expect(text).toContain(`${program.address}/goalsguild`)
  expect(await program.stop()).toBe(0)
})
