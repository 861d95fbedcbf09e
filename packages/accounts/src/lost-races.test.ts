import { change } from '@longtable/entity'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  Account,
  type AccountsContext,
  changePassword,
  confirmEmailChange,
  refresh,
  requestEmailChange,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
  verifyEmail,
} from './index.ts'
import { accountByEmail } from './identity/account.patterns.ts'
import { type AccountsWorld, createAccountsWorld, passwordOf } from './testing/accounts-world.ts'

const another = 'another long password'
const deadTicket = { code: 'INVALID', reason: 'accounts.ticket' }
const credentials = { code: 'UNAUTHENTICATED', reason: 'accounts.credentials' }

const disable = ({ store }: AccountsContext, account: Account) =>
  store.write([change(Account, account, { patch: { status: 'disabled' } })])

/** Ana has a code for another address, and one for a new password in the mailbox that she leaves. */
async function leaving(given: AccountsWorld, newEmail: string) {
  const ana = await given.person('ana')
  const context = await given.bearer(ana.tokens)
  await requestEmailChange(context, { newEmail, password: ana.password })
  const moving = await given.code(newEmail)
  await requestPasswordReset(given.as(), { email: ana.email })
  return { ana, context, moving, token: await given.code(ana.email) }
}

describe.each(stores)('two at once on $name', (store) => {
  it('get no other code for an address that is confirmed at the same moment', async () => {
    await using given = await createAccountsWorld(store)
    const ana = { email: 'ana@example.com', password: passwordOf('ana') }
    await signUp(given.as(), ana)
    const token = await given.code(ana.email)
    const late = interrupted(given.as(), () =>
      verifyEmail(given.as(), { token, password: ana.password }),
    )
    expect(await resendVerification(late, { email: ana.email })).toEqual({ email: ana.email })
    await given.settle()
    expect(given.mails).toHaveLength(1)
    expect((await given.items()).filter(({ type }) => type === 'Ticket')).toEqual([])
  })

  it('do not undo a reset by a change with the password from before', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    await requestPasswordReset(given.as(), { email: ana.email })
    const token = await given.code(ana.email)
    const late = interrupted(await given.bearer(ana.tokens), () =>
      resetPassword(given.as(), { token, newPassword: another }),
    )
    await expect(
      changePassword(late, {
        currentPassword: ana.password,
        newPassword: 'the password of a thief',
      }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'accounts.password' })
    await signIn(given.as(), { email: ana.email, password: another })
    await expect(
      signIn(given.as(), { email: ana.email, password: 'the password of a thief' }),
    ).rejects.toMatchObject(credentials)
  })

  it('mail no code to a new address with the password from before a reset', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    await requestPasswordReset(given.as(), { email: ana.email })
    const token = await given.code(ana.email)
    const late = interrupted(await given.bearer(ana.tokens), () =>
      resetPassword(given.as(), { token, newPassword: another }),
    )
    const newEmail = 'thief@example.com'
    await expect(
      requestEmailChange(late, { newEmail, password: ana.password }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'accounts.password' })
    await given.settle()
    expect(given.mails.filter(({ to }) => to === newEmail)).toEqual([])
    expect((await given.items()).filter(({ type }) => type === 'Ticket')).toEqual([])
  })

  it('change nothing of an account that is disabled at the same moment', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const disabling = interrupted(await given.bearer(ana.tokens), async () => {
      const account = await accountByEmail(given.as(), ana.email)
      if (account) await disable(given.as(), account)
    })
    await expect(signOutEverywhere(disabling, {})).rejects.toMatchObject({
      code: 'NOT_FOUND',
      reason: 'accounts.unknown',
    })
    const after = await accountByEmail(given.as(), ana.email)
    expect(after).toMatchObject({ status: 'disabled', tokenGeneration: 1 })
  })

  it('refresh and change the password: the session goes on, and nobody is taken for a thief', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const late = interrupted(given.as(), async () =>
      changePassword(await given.bearer(ana.tokens), {
        currentPassword: ana.password,
        newPassword: another,
      }),
    )
    const next = await refresh(late, ana.tokens)
    await given.authenticate(next.idToken)
    const third = await refresh(given.as(), next)
    await given.authenticate(third.idToken)
    const reused = (await given.items()).filter(({ action }) => action === 'TOKEN_REUSED')
    expect(reused).toEqual([])
  })

  it('sign up with an address that is confirmed at the same moment: its password stays', async () => {
    await using given = await createAccountsWorld(store)
    const ana = { email: 'ana@example.com', password: passwordOf('ana') }
    await signUp(given.as(), ana)
    const token = await given.code(ana.email)
    const late = interrupted(given.as(), () =>
      verifyEmail(given.as(), { token, password: ana.password }),
    )
    await signUp(late, { email: ana.email, password: another })
    await signIn(given.as(), ana)
    await expect(signIn(given.as(), { ...ana, password: another })).rejects.toMatchObject(
      credentials,
    )
    await given.settle()
    expect(given.mails.at(-1)?.subject).toBe('Longtable: You already have an account')
  })

  it('want one address: who has confirmed it first keeps the account', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const una = { email: 'una@example.com', password: passwordOf('una') }
    const context = await given.bearer(ana.tokens)
    await requestEmailChange(context, { newEmail: una.email, password: ana.password })
    const moving = await given.code(una.email)
    await signUp(given.as(), una)
    const token = await given.code(una.email)
    const late = interrupted(context, () =>
      verifyEmail(given.as(), { token, password: una.password }),
    )
    await expect(confirmEmailChange(late, { token: moving })).rejects.toMatchObject({
      reason: 'accounts.email-taken',
    })
    await signIn(given.as(), una)
    await signIn(given.as(), ana)
  })

  it('do not move the address of who has just reset the password', async () => {
    await using given = await createAccountsWorld(store)
    const { ana, context, moving, token } = await leaving(given, 'thief@example.com')
    const late = interrupted(context, () =>
      resetPassword(given.as(), { token, newPassword: another }),
    )
    await expect(confirmEmailChange(late, { token: moving })).rejects.toMatchObject(deadTicket)
    await signIn(given.as(), { email: ana.email, password: another })
  })

  it('reset a password by one of two codes, whose password stays', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const codes: string[] = []
    for (let n = 0; n < 2; n++) {
      await requestPasswordReset(given.as(), { email: ana.email })
      codes.push(await given.code(ana.email))
    }
    const [first = '', second = ''] = codes
    const late = interrupted(given.as(), () =>
      resetPassword(given.as(), { token: first, newPassword: another }),
    )
    await expect(
      resetPassword(late, { token: second, newPassword: 'a third long password' }),
    ).rejects.toMatchObject(deadTicket)
    await signIn(given.as(), { email: ana.email, password: another })
  })

  it('do not reset by a code in a mailbox that the account has left', async () => {
    await using given = await createAccountsWorld(store)
    const newEmail = 'new@example.com'
    const { ana, context, moving, token } = await leaving(given, newEmail)
    const late = interrupted(given.as(), () => confirmEmailChange(context, { token: moving }))
    for (const by of [late, given.as()])
      await expect(resetPassword(by, { token, newPassword: another })).rejects.toMatchObject(
        deadTicket,
      )
    await signIn(given.as(), { email: newEmail, password: ana.password })
  })

  it('do not keep a session into the new password that has ended meanwhile', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const late = interrupted(await given.bearer(ana.tokens), () => signOut(given.as(), ana.tokens))
    await changePassword(late, { currentPassword: ana.password, newPassword: another })
    await expect(refresh(given.as(), ana.tokens)).rejects.toMatchObject({
      reason: 'accounts.session',
    })
    expect((await given.items()).filter(({ type }) => type === 'Session')).toEqual([])
  })
})
