import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accountsTable } from '@longtable/accounts'
import type { Item } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { until } from '@longtable/store/testing/until'
import { type Answer, connect } from './client.ts'
import { PASSWORD, SIGN_UP } from './people.ts'
import type { Program } from './program.ts'

/** Sign-ups are limited to ten an hour from one address. */
const PER_ADDRESS = 8

export interface Asked {
  readonly email: string
  readonly requestId: string
  readonly from: string
  /** Absent when the server died before it had answered. */
  answer?: string
}

/** On Linux the whole of 127.0.0.0/8 is this machine, so a crowd can come from many addresses. */
const addressOf = (from: string) => (process.platform === 'linux' ? from : undefined)

export async function askAgain(
  address: string,
  { email, requestId, from }: Asked,
): Promise<Answer<object>> {
  const client = connect(address, addressOf(from))
  try {
    const variables = { email, password: PASSWORD, requestId }
    return await client.graphql({ query: SIGN_UP, variables })
  } finally {
    client.close()
  }
}

/** Every address signs up twice: the first makes the account, the second changes it. */
const request = (lane: number, n: number): Asked => ({
  email: `crash-${lane}-${n >> 1}@example.com`,
  requestId: `crash-${lane}-${n}`,
  from: `127.${20 + lane}.${1 + Math.floor(n / PER_ADDRESS)}.1`,
})

interface Load {
  readonly lanes: number
  /** How many answers there are when it is killed. */
  readonly answers: number
}

/** Lanes write at once until enough is acknowledged; then everything is killed in the middle. */
export async function killUnderLoad(program: Program, load: Load): Promise<Asked[]> {
  const asked: Asked[] = []
  let answers = 0
  async function lane(number: number): Promise<void> {
    for (let n = 0; ; n++) {
      const one = request(number, n)
      asked.push(one)
      try {
        one.answer = JSON.stringify((await askAgain(program.address, one)).data)
      } catch {
        // The server is gone: whether this one was written is not known.
        return
      }
      answers += 1
      if (answers === load.answers) await program.kill()
    }
  }
  await Promise.all(Array.from({ length: load.lanes }, (_, number) => lane(number)))
  return asked
}

const isCrash = (email: unknown) => String(email).startsWith('crash-')

async function countMails(directory: string): Promise<number> {
  let count = 0
  for (const name of await readdir(directory)) {
    if (!name.endsWith('.json')) continue
    const { to } = JSON.parse(await readFile(join(directory, name), 'utf8')) as { to: string }
    if (isCrash(to)) count += 1
  }
  return count
}

/** Mails of the crowd, once there are as many as expected. */
export async function mailsKept(data: string, expected: number): Promise<number> {
  let mails = 0
  await until(
    async () => (mails = await countMails(join(data, 'outbox'))) >= expected,
    () => `${expected} mails; there are ${mails}`,
  )
  return mails
}

/** What the table itself says: accounts and audited acts of some people. The server may run. */
export async function effectsOf(directory: string, isOne = isCrash) {
  const engine = await openLmdb({ directory, tables: [accountsTable] })
  const items: Item[] = []
  for await (const page of engine.tools(accountsTable.name).scan()) items.push(...page)
  await engine.close()
  const accounts = items.filter(({ SK, email }) => SK === 'ACCOUNT' && isOne(email))
  const ids = new Set(accounts.map(({ userId }) => userId))
  const acts = (action: string) =>
    items.filter((item) => item['action'] === action && ids.has(item['resourceId'])).length
  return {
    accounts: accounts.length,
    registered: acts('USER_REGISTERED'),
    registeredAgain: acts('USER_REGISTERED_AGAIN'),
  }
}
