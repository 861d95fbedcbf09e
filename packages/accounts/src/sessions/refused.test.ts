import { change } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  Account,
  accountByEmail,
  type AccountsContext,
  LIMITS,
  refresh,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from '../index.ts'
import { createAccountsWorld } from '../testing/accounts-world.ts'

const credentials = { code: 'UNAUTHENTICATED', reason: 'accounts.credentials' }

describe.each(stores)('on $name, somebody', (store) => {
  it('whose account is disabled comes in by no way, with the right password neither', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    await requestPasswordReset(given.as(), { email: ana.email })
    const token = await given.code(ana.email)
    const account = (await accountByEmail(given.as(), ana.email)) as Account
    await given.as().store.write([change(Account, account, { patch: { status: 'disabled' } })])
    await expect(signIn(given.as(), ana)).rejects.toMatchObject(credentials)
    await expect(given.authenticate(ana.tokens.idToken)).rejects.toMatchObject({
      reason: 'accounts.token',
    })
    await expect(refresh(given.as(), ana.tokens)).rejects.toMatchObject({
      reason: 'accounts.session',
    })
    const newPassword = 'another long password'
    await expect(resetPassword(given.as(), { token, newPassword })).rejects.toMatchObject({
      reason: 'accounts.ticket',
    })
  })

  it('whose password could not be looked at has lost no try', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const real = given.as()
    const { hasher } = real.accounts
    const failing: AccountsContext = {
      ...real,
      accounts: {
        ...real.accounts,
        hasher: {
          ...hasher,
          async enter(caller) {
            const hashing = await hasher.enter(caller)
            const verify = () => Promise.reject(new Error('The thread has ended.'))
            return { ...hashing, verify }
          },
        },
      },
    }
    for (let n = 0; n <= LIMITS.signInByPlace.limit; n++)
      await expect(signIn(failing, ana)).rejects.toThrow('The thread has ended.')
    const counted = (await given.items()).filter(({ type }) => String(type).includes('RateLimit'))
    expect(counted.filter(({ action }) => action === 'sign-in')).toEqual([])
    await signIn(real, ana)
  })

  it('who refreshes all the time is stopped, and goes on when the window is over', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const { limit, windowSeconds } = LIMITS.refreshBySession
    let { tokens } = ana
    for (let n = 0; n < limit; n++) tokens = await refresh(given.as(), tokens)
    await expect(refresh(given.as(), tokens)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    given.world.advance(windowSeconds * 1000)
    await refresh(given.as(), tokens)
  })

  it('who holds the token of a session that has ended keeps no other one from going on', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const other = await signIn(given.as(), ana)
    await signOut(await given.bearer(ana.tokens), {})
    const spent = { reason: 'accounts.session' }
    for (let n = 0; n < LIMITS.refreshBySession.limit; n++)
      await expect(refresh(given.as(), ana.tokens)).rejects.toMatchObject(spent)
    await expect(refresh(given.as(), ana.tokens)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await refresh(given.as(), other)
  })
})
