import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  type AccountsContext,
  changePassword,
  deleteAccount,
  exportMyData,
  me,
  refresh,
  requestPasswordReset,
  resetPassword,
  signIn,
} from '../index.ts'
import { type AccountsWorld, createAccountsWorld } from '../testing/accounts-world.ts'
import { accountByEmail } from './account.patterns.ts'

const another = 'another long password'
const dead = { code: 'UNAUTHENTICATED' }
const DAYS_8_MS = 8 * 86_400_000

async function exported(context: AccountsContext) {
  const items: { readonly type: string; readonly [name: string]: unknown }[] = []
  let after: string | undefined
  do {
    const page = await exportMyData(context, { limit: 2, ...(after !== undefined && { after }) })
    items.push(...page.items.map((text) => JSON.parse(text) as (typeof items)[number]))
    after = page.after
  } while (after !== undefined)
  return items
}

const typesLeft = async (given: AccountsWorld, text: string) => {
  const holding = (await given.items()).filter((item) => JSON.stringify(item).includes(text))
  return [...new Set(holding.map(({ type }) => type))].toSorted()
}

describe.each(stores)('a deleted account on $name', (store) => {
  it('is gone with its lock, sessions and codes, and its address is free', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const other = await signIn(given.as(), ana)
    const context = await given.bearer(ana.tokens)
    const { userId } = context.viewer ?? { userId: '' }
    await requestPasswordReset(given.as(), { email: ana.email })
    const token = await given.code(ana.email)
    const answer = await deleteAccount(context, { password: ana.password }, 'leaving')
    expect(answer).toEqual({ userId })
    for (const tokens of [ana.tokens, other]) {
      await expect(given.authenticate(tokens.idToken)).rejects.toMatchObject(dead)
      await expect(refresh(given.as(), tokens)).rejects.toMatchObject(dead)
    }
    await expect(signIn(given.as(), ana)).rejects.toMatchObject(dead)
    await expect(resetPassword(given.as(), { token, newPassword: another })).rejects.toMatchObject({
      reason: 'accounts.ticket',
    })
    await given.settle()
    expect(given.mails.at(-1)).toMatchObject({
      to: ana.email,
      subject: 'Longtable: Your account was deleted',
    })

    // What is left is the log of what was done, and for days what was mailed or asked.
    expect(await typesLeft(given, userId)).not.toContain('Session')
    given.world.advance(DAYS_8_MS)
    expect(await typesLeft(given, ana.email)).toEqual([])
    expect(await typesLeft(given, userId)).toEqual(['AuditLog'])

    const again = await given.person('ana')
    const next = await given.bearer(again.tokens)
    expect(next.viewer?.userId).not.toBe(userId)
    expect((await me(next))?.email).toBe(ana.email)
  })

  it('was deleted once, however often and by however many tabs it is asked', async () => {
    await using given = await createAccountsWorld(store)
    const { password, tokens } = await given.person('ana')
    const context = await given.bearer(tokens)
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => deleteAccount(context, { password }, 'one tab')),
      ...Array.from({ length: 5 }, (_, n) => deleteAccount(context, { password }, `tab ${n}`)),
    ])
    answers.push(await deleteAccount(context, { password }, 'one tab'))
    expect(new Set(answers.map(({ userId }) => userId)).size).toBe(1)
    const items = await given.items()
    expect(items.filter(({ action }) => action === 'USER_DELETED')).toHaveLength(1)
    expect(items.filter(({ type }) => type === 'Notice')).toHaveLength(1)
  })

  it('is nobody’s who is signed out, has another password, or is from elsewhere', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const context = await given.bearer(ana.tokens)
    const { password } = ana
    await expect(deleteAccount(given.as(), { password })).rejects.toMatchObject(dead)
    await expect(exportMyData(given.as(), {})).rejects.toMatchObject(dead)
    await expect(deleteAccount(context, { password: another })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'accounts.password',
      details: { field: 'password' },
    })
    const guest = given.as({ userId: 'pool-person', groups: [] })
    const unknown = { reason: 'accounts.unknown' }
    await expect(deleteAccount(guest, { password })).rejects.toMatchObject(unknown)
    await expect(exportMyData(guest, {})).rejects.toMatchObject(unknown)
    await signIn(given.as(), ana)
  })

  it('waits for the profiles that it has in products', async () => {
    await using given = await createAccountsWorld(store)
    const { password, tokens } = await given.person('ana')
    const context = await given.bearer(tokens)
    const left = ['GoalsGuild', 'CollabHub']
    const accounts = { ...context.accounts, profilesOf: async () => left }
    const still = { ...context, accounts }
    await expect(deleteAccount(still, { password })).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'accounts.profiles',
      message: expect.stringContaining('GoalsGuild, CollabHub') as string,
    })
    expect(await me(given.as(context.viewer))).not.toBeNull()
    left.length = 0
    await deleteAccount(still, { password })
    expect(await me(given.as(context.viewer))).toBeNull()
  })

  it('stays when the password is changed at the same moment', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const late = interrupted(await given.bearer(ana.tokens), async () =>
      changePassword(await given.bearer(ana.tokens), {
        currentPassword: ana.password,
        newPassword: another,
      }),
    )
    await expect(deleteAccount(late, { password: ana.password })).rejects.toMatchObject({
      reason: 'accounts.password',
    })
    await signIn(given.as(), { email: ana.email, password: another })
  })

  it('has no session that began while it went', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const context = await given.bearer(ana.tokens)
    const late = interrupted(given.as(), async () => {
      await deleteAccount(context, { password: ana.password })
      await given.settle()
    })
    await expect(signIn(late, ana)).rejects.toMatchObject(dead)
    expect((await given.items()).filter(({ type }) => type === 'Session')).toEqual([])
  })
})

describe.each(stores)('an export of an account on $name', (store) => {
  it('holds the account, its sessions with places and devices, and what was done', async () => {
    await using given = await createAccountsWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await signIn(given.as(undefined, '198.51.100.9'), ana)
    const account = await accountByEmail(given.as(), ana.email)
    const items = await exported(await given.bearer(ana.tokens))
    const [first] = items
    expect(first).toMatchObject({ type: 'Account', email: ana.email, emailVerified: true })
    const sessions = items.filter(({ type }) => type === 'Session')
    expect(sessions.map(({ address, agent }) => [address, agent])).toEqual([
      ['203.0.113.7', 'test'],
      ['198.51.100.9', 'test'],
    ])
    const actions = items.filter(({ type }) => type === 'AuditLog').map(({ action }) => action)
    expect(actions).toEqual(['USER_LOGIN', 'USER_LOGIN', 'EMAIL_VERIFIED'])
    const text = JSON.stringify(items)
    expect(text).not.toContain(account?.passwordHash)
    expect(text).not.toMatch(/hash|generation|rotation"|argon2|ttl/i)
    expect(text).not.toContain(ben.email)
  })
})
