// Makes a data directory by the program of another checkout: `node --import ./scripts/from-sources.mjs
// hosts/server/src/testing/carried/make-first.ts ../other/scripts/start.mjs first.tar.gz`. What is kept here was
// made by the first version that served accounts and a system, and is never made again. Its commit was not noted;
// d9baad2f served GoalsGuild first, and bbb7e50b brought `keys/files.secret`, which is not in it: it lies between.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { until } from '@longtable/store/testing/until'
import { type Client, connect } from '../client.ts'
import { PASSWORD, signIn, SIGN_UP } from '../people.ts'
import { runProgram, startProgram } from '../program.ts'
import { GUILD } from './people.ts'

const CODE = /[0-9A-HJKMNP-TV-Z]{26}\.[\w-]{43}/
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { email } }'

/** In production nobody but the operator sees mails that were kept. */
async function codeFor(data: string, email: string): Promise<string> {
  const outbox = join(data, 'outbox')
  let code: string | undefined
  await until(async () => {
    for (const name of await readdir(outbox).catch(() => []))
      if (name.endsWith('.json')) {
        const mail = await readFile(join(outbox, name), 'utf8')
        if (mail.includes(email)) code = CODE.exec(mail)?.[0]
      }
    return code !== undefined
  }, `a code for ${email}`)
  return code as string
}

async function personOf(client: Client, data: string, nickname: string) {
  const email = `${nickname}@example.com`
  await client.graphql({ query: SIGN_UP, variables: { email, password: PASSWORD } })
  const token = await codeFor(data, email)
  await client.graphql({ query: VERIFY, variables: { token } })
  const { idToken } = await signIn(client, email)
  const ask = async (query: string): Promise<Record<string, string>> => {
    const answer = await client.graphql<Record<string, Record<string, string>>>(
      { endpoint: GUILD, query },
      idToken,
    )
    if (!answer.data || answer.errors) throw new Error(`${query}: ${JSON.stringify(answer.errors)}`)
    return Object.values(answer.data)[0] ?? {}
  }
  const does = (field: string) => ask(`mutation { ${field} }`)
  const { id = '' } = await does(
    `registerUser(nickname: "${nickname}", fullName: "${nickname} Example") { id }`,
  )
  return { id, ask, does }
}

/** All that there was: people, follows and blocks, goals, quests and experience. */
async function tellFirst(client: Client, data: string): Promise<void> {
  const ana = await personOf(client, data, 'ana')
  const ben = await personOf(client, data, 'ben')
  const cem = await personOf(client, data, 'cem')
  await ben.does(`followUser(followeeId: "${ana.id}") { createdAt }`)
  await ana.does(`blockUser(userId: "${cem.id}") { isBlocked }`)
  const { id: goalId } = await ana.does(
    'createGoal(title: "Run", visibility: followers, tags: ["running"]) { id }',
  )
  const { id: taskId } = await ana.does(`createTask(goalId: "${goalId}", title: "Shoes") { id }`)
  await ana.does(`createTask(goalId: "${goalId}", title: "5 km") { id }`)
  await ana.does(`createMilestone(goalId: "${goalId}", name: "Half", percentage: 50) { id }`)
  const { id: questId } = await ana.does(`createQuest(title: "Get ready", kind: linked,
    difficulty: easy, linkedTaskIds: ["${taskId}"], rewardXp: 50) { id }`)
  await ben.does('createGoal(title: "Mine alone", visibility: private) { id }')
  await ana.does(`completeTask(taskId: "${taskId}") { done }`)
  await until(
    async () =>
      (await ana.ask(`{ quest(questId: "${questId}") { status } }`))['status'] !== 'active',
    'the end of the quest',
  )
}

const [started = '', target = 'first.tar.gz'] = process.argv.slice(2)
const entry = [resolve(started)]
const data = await mkdtemp(join(tmpdir(), 'longtable-first-'))
const environment = { LONGTABLE_DATA: data, LONGTABLE_MODE: 'production' }
const program = await startProgram({ entry, words: ['serve'], environment })
const client = connect(program.address)
await tellFirst(client, data)
client.close()
await program.stop()
const words = ['admin', 'grant', 'ana@example.com', '--system', 'goalsguild']
await runProgram({ entry, words, environment })
const left = ['lock.mdb', 'outbox'].map((name) => `--exclude=./${name}`)
execFileSync('tar', [...left, '-I', 'gzip -9', '-cf', resolve(target), '-C', data, '.'])
await rm(data, { recursive: true })
const checkout = resolve(started, '../..')
const commit = execFileSync('git', ['-C', checkout, 'rev-parse', 'HEAD'], { encoding: 'utf8' })
console.log(`Made by ${commit.trim()}: say so here.`)
