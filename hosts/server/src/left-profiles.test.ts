import { Account, accountsTable, eraseProfiles, profileErasures } from '@longtable/accounts'
import { collabHubSystem } from '@longtable/collab-hub'
import {
  type AddressBook,
  createJobWorker,
  createRunner,
  silentLogger,
  SystemTable,
} from '@longtable/core'
import { put, remove } from '@longtable/entity'
import { goalsGuildSystem } from '@longtable/goals-guild'
import { holdThatThoughtSystem } from '@longtable/hold-that-thought'
import { createWorld, stores, type TestStore } from '@longtable/testing'
import { createSystemWorld } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'

const SECOND_LOOK_MS = 15 * 60_000

const products = [
  {
    name: 'GoalsGuild',
    system: goalsGuildSystem,
    register: 'mutation { registerUser(nickname: "ana", fullName: "Ana") { id } }',
  },
  {
    name: 'CollabHub',
    system: collabHubSystem,
    register: 'mutation { registerUser(firstName: "Ana", lastName: "A", role: TALENT) { id } }',
  },
  {
    name: 'HoldThatThought',
    system: holdThatThoughtSystem,
    register: 'mutation { registerUser(displayName: "Ana") { userId } }',
  },
]

const accountOf = (userId: string, email: string, at: string): Account => ({
  userId,
  email,
  emailVerified: true,
  passwordHash: 'none',
  passwordChangedAt: at,
  status: 'active',
  tokenGeneration: 1,
  groups: [],
  groupsRevision: 0,
  createdAt: at,
  updatedAt: at,
})

/** Accounts as they are kept, with what follows when one of them goes. */
async function accountsBeside(store: TestStore, book: AddressBook) {
  const world = await createWorld(store, { tables: [accountsTable, SystemTable] })
  const { now } = world
  const accounts = { store: world.store(accountsTable) }
  const system = world.store(SystemTable)
  const processors = eraseProfiles([book])
  const events = { publish: async () => {} }
  const common = { system, now, log: silentLogger }
  const background = { ...common, owner: 'test' }
  const runner = createRunner({ ...background, ...accounts, processors, events, group: 'test' })
  const handlers = [profileErasures(accounts, [book], now)]
  const jobs = createJobWorker({ ...background, handlers })
  return {
    add: (account: Account) => accounts.store.write([put(Account, account)]),
    async remove({ userId }: Account) {
      await accounts.store.write([remove(Account, { userId })])
      await runner.drain()
    },
    /** As after a crash between an effect and its checkpoint, or from a log that is older. */
    async hearOfRemoval(old: Account) {
      for (const { handle } of processors)
        await handle({ id: 'again', at: now(), old }, { ...common, ...accounts, events })
    },
    async lookAgain() {
      world.advance(SECOND_LOOK_MS)
      await jobs.drain()
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

async function stage(store: TestStore, { system }: (typeof products)[number]) {
  const world = await createSystemWorld(store, { system, register: async () => {} })
  const book = system.face.addresses?.(world.deps)
  if (!book) throw new Error('It keeps no addresses.')
  const accounts = await accountsBeside(store, book)
  const { id: userId, at } = world.world.stamp()
  const account = accountOf(userId, 'ana@example.com', at)
  await accounts.add(account)
  const asker = world.as({ userId, email: account.email })
  return { world, accounts, account, asker, holder: () => book.holderById(userId) }
}

describe.each(stores)('on $name', (store) => {
  describe.each(products)('a profile in $name', (product) => {
    const { register: query } = product

    it('is erased that was made while its account went', async () => {
      const { world, accounts, account, asker, holder } = await stage(store, product)
      await using _ = world
      await using __ = accounts
      const gone = () => accounts.remove(account)
      const { errors } = await world.askMeanwhile(asker, gone, { query, variables: {} })
      expect(errors).toBeUndefined()
      expect(await holder()).toBeDefined()
      await accounts.lookAgain()
      expect(await holder()).toBeUndefined()
      await world.settle()
      expect(world.events.map(({ name }) => name).join()).toContain('user.deleted')
      expect(JSON.stringify(await world.items())).not.toContain(account.email)
      expect(await world.verify()).toEqual([])
    })

    it('is erased at once that was there when its account went, and once', async () => {
      const { world, accounts, account, asker, holder } = await stage(store, product)
      await using _ = world
      await using __ = accounts
      await world.ask(asker, query)
      await accounts.remove(account)
      expect(await holder()).toBeUndefined()
      const before = await world.items()
      await accounts.hearOfRemoval(account)
      await accounts.lookAgain()
      expect(await world.items()).toEqual(before)
    })

    it('stays while its account does', async () => {
      const { world, accounts, account, asker, holder } = await stage(store, product)
      await using _ = world
      await using __ = accounts
      await world.ask(asker, query)
      await accounts.hearOfRemoval(account)
      await accounts.lookAgain()
      expect(await holder()).toBeDefined()
    })
  })
})
