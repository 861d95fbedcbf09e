import {
  createBus,
  createJobWorker,
  createRunner,
  type DomainEvent,
  type Logger,
  SystemTable,
} from '@longtable/core'
import type { Item, Store } from '@longtable/store'
import { enqueueMail, mailJobs, type MailMessage } from '@longtable/mail'
import { createWorld, type TestStore, type World } from '@longtable/testing'
import {
  accountEvents,
  accountMails,
  accountsRows,
  accountsTable,
  type AccountsContext,
  type AccountsViewer,
  argon2Hasher,
  type Authenticator,
  createAuthenticator,
  createVerifier,
  type KeyFiles,
  type Keys,
  mailNotices,
  mailTickets,
  openKeys,
  openSecret,
  type PasswordHasher,
  removeSessions,
  signIn,
  signUp,
  type Tokens,
  tokenSigner,
  verifyEmail,
} from '../index.ts'

export const realm = { issuer: 'http://127.0.0.1:4000/accounts', audience: 'longtable' }

export function memoryKeyFiles(): KeyFiles {
  const texts = new Map<string, string>()
  return {
    place: 'memory',
    list: async () => [...texts.keys()],
    read: async (name) => texts.get(name) as string,
    async createOnce(name, text) {
      if (!texts.has(name)) texts.set(name, text)
      return texts.get(name) as string
    },
  }
}

/** Real keys take a while to make, so the worlds of a test file share them. */
const made = (async () => {
  const files = memoryKeyFiles()
  return {
    keys: await openKeys(files),
    secret: await openSecret(files, 'accounts'),
    hasher: argon2Hasher(() => 0),
  }
})()

export interface Counts {
  hashes: number
  verifications: number
  writes: number
  reads: number
}

function counting(hasher: PasswordHasher, counts: Counts): PasswordHasher {
  return {
    ...hasher,
    async enter(caller) {
      const hashing = await hasher.enter(caller)
      return {
        ...hashing,
        hash(password) {
          counts.hashes += 1
          return hashing.hash(password)
        },
        verify(passwordHash, password) {
          counts.verifications += 1
          return hashing.verify(passwordHash, password)
        },
      }
    },
  }
}

function countingStore(store: Store, counts: Counts): Store {
  return {
    ...store,
    table: store.table,
    changes: store.changes,
    get(...given) {
      counts.reads += 1
      return store.get(...given)
    },
    getMany: (...given) => store.getMany(...given),
    query: (...given) => store.query(...given),
    writeMany: (...given) => store.writeMany(...given),
    write(...given) {
      counts.writes += 1
      return store.write(...given)
    },
  }
}

export interface AccountsWorld extends AsyncDisposable {
  readonly world: World
  readonly keys: Keys
  readonly secret: Uint8Array
  readonly counts: Counts
  readonly mails: readonly MailMessage[]
  readonly events: readonly DomainEvent[]
  readonly logged: readonly unknown[]
  readonly authenticate: Authenticator
  as(viewer?: AccountsViewer, address?: string): AccountsContext
  bearer(tokens: Tokens): Promise<AccountsContext>
  /** Processors and jobs have nothing left to do. */
  settle(): Promise<void>
  /** The code in the newest mail to an address. */
  code(email: string): Promise<string>
  /** Signed up, verified and signed in. */
  person(name: string): Promise<{ email: string; password: string; tokens: Tokens }>
  items(): Promise<Item[]>
  jobItems(): Promise<Item[]>
}

export const passwordOf = (name: string) => `${name}'s long päss🔑word`

export async function createAccountsWorld(store: TestStore): Promise<AccountsWorld> {
  const world = await createWorld(store, { tables: [accountsTable, SystemTable] })
  const { keys, secret, hasher } = await made
  const counts: Counts = { hashes: 0, verifications: 0, writes: 0, reads: 0 }
  const mails: MailMessage[] = []
  const events: DomainEvent[] = []
  const logged: unknown[] = []
  const note = (details: object, message: string) => void logged.push({ details, message })
  const log: Logger = { debug: note, info: note, warn: note, error: note }
  const db = countingStore(world.store(accountsTable), counts)
  const system = world.store(SystemTable)
  const parts = {
    hasher: counting(hasher, counts),
    secret,
    signToken: tokenSigner(keys, realm),
    bus: createBus(),
  }
  const verifier = createVerifier({ own: { ...realm, keys }, now: world.now })
  const authenticate = createAuthenticator({ verifier, store: db, now: world.now })
  const runner = createRunner({
    store: world.store(accountsTable),
    system,
    processors: [mailTickets(enqueueMail), mailNotices(enqueueMail), accountEvents, removeSessions],
    events: { publish: async (event) => void events.push(event) },
    group: 'test',
    owner: 'test',
    now: world.now,
    log,
  })
  const jobs = createJobWorker({
    system,
    handlers: [
      mailJobs(
        { send: async (message) => void mails.push(message) },
        accountMails({ secret, product: 'Longtable' }),
      ),
    ],
    owner: 'test',
    now: world.now,
    log,
  })

  const as = (viewer?: AccountsViewer, address = '203.0.113.7'): AccountsContext => ({
    ...world.reader(accountsTable),
    store: db,
    viewer,
    origin: { address, agent: 'test' },
    rows: accountsRows,
    stamp: world.stamp,
    now: world.now,
    log,
    accounts: parts,
  })
  async function settle() {
    await runner.drain()
    await jobs.drain()
  }
  async function code(email: string): Promise<string> {
    await settle()
    const mail = mails.findLast(({ to }) => to === email)
    return /\n([0-9A-Z]{26}\.[\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  async function all(name: string): Promise<Item[]> {
    const found: Item[] = []
    for await (const page of world.engine.tools(name).scan()) found.push(...page)
    return found
  }

  return {
    world,
    keys,
    secret,
    counts,
    mails,
    events,
    logged,
    authenticate,
    as,
    bearer: async (tokens) => as((await authenticate(tokens.idToken)).viewer),
    settle,
    code,
    async person(name) {
      const [email, password] = [`${name}@example.com`, passwordOf(name)]
      await signUp(as(), { email, password })
      await verifyEmail(as(), { token: await code(email), password })
      return { email, password, tokens: await signIn(as(), { email, password }) }
    },
    items: () => all(accountsTable.name),
    jobItems: () => all(SystemTable.name),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}
