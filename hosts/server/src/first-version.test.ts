import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { unpacked } from './testing/carried/open-carried.ts'
import { connect } from './testing/client.ts'
import { signIn } from './testing/people.ts'
import { runProgram, startProgram } from './testing/program.ts'

const GUILD = '/goalsguild/graphql'
const HOME = `query {
  me { nickname roles }
  userByNickname(nickname: "ana") { followerCount }
  myXp { xp }
  goals(first: 5) { items { title progress milestones { items { name achieved } } } }
  quests(first: 5) { items { title status } }
}`
const SEEN = '{ userByNickname(nickname: "ana") { fullName } }'

it('data of the very first version is opened, carried over and whole; its people are at home', async () => {
  const directory = unpacked('first.tar.gz')
  const environment = { LONGTABLE_DATA: directory, LONGTABLE_URL: 'https://family.example' }
  const program = await startProgram({ environment })
  expect(program.output).toContain('Data of a former version is carried over')
  const client = connect(program.address)
  const ask = async (name: string, query: string) => {
    const { idToken } = await signIn(client, `${name}@example.com`)
    const { data, errors } = await client.graphql({ query, endpoint: GUILD }, idToken)
    return data ?? errors?.map(({ message, extensions }) => `${extensions.code}: ${message}`)
  }
  expect(await ask('ana', HOME)).toEqual({
    me: { nickname: 'ana', roles: ['admin'] },
    userByNickname: { followerCount: 1 },
    myXp: { xp: 50 },
    goals: {
      items: [
        {
          title: 'Run',
          progress: 50,
          milestones: { items: [{ name: 'Half', achieved: true }] },
        },
      ],
    },
    quests: { items: [{ title: 'Get ready', status: 'completed' }] },
  })
  expect(await ask('ben', SEEN)).toEqual({ userByNickname: { fullName: 'ana Example' } })
  expect(String(await ask('cem', SEEN))).toMatch(/^NOT_FOUND/)
  client.close()
  expect(await program.stop()).toBe(0)
  const { code, stdout } = await runProgram({ environment, words: ['verify'] })
  expect([code, stdout]).toEqual([0, expect.stringMatching(/gg_core: \d+ items, .* 0 problems/)])
  await rm(directory, { recursive: true })
})
