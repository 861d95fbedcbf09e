import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  accountByEmail,
  changePassword,
  confirmEmailChange,
  me,
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
import { createAccountsWorld, passwordOf } from './testing/accounts-world.ts'

const credentials = { code: 'UNAUTHENTICATED', reason: 'accounts.credentials' }
const deadToken = { code: 'UNAUTHENTICATED', reason: 'accounts.token' }
const deadSession = { code: 'UNAUTHENTICATED', reason: 'accounts.session' }
const deadTicket = { code: 'INVALID', reason: 'accounts.ticket' }
const another = 'another long password'

describe.each(stores)('accounts on $name', (store) => {
  it('open with a mailed code, and not before', async () => {
    await using given = await createAccountsWorld(store)
    const ana = { email: 'ana@example.com', password: passwordOf('ana') }
    expect(await signUp(given.as(), ana)).toEqual({ email: ana.email })
    await expect(signIn(given.as(), ana)).rejects.toMatchObject(credentials)
    const token = await given.code(ana.email)
    expect(await verifyEmail(given.as(), { token, password: ana.password })).toMatchObject({
      email: ana.email,
    })
    const tokens = await signIn(given.as(), ana)
    const context = await given.bearer(tokens)
    expect(context.viewer).toMatchObject({ email: ana.email, groups: [] })
    expect(await me(context)).toMatchObject({ email: ana.email, emailVerified: true })
    expect(await me(given.as())).toBeNull()
    await given.settle()
    expect(given.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ana.email, 'Longtable: Confirm your e-mail address'],
    ])
    expect(new Set(given.events.map(({ name }) => name))).toEqual(
      new Set(['accounts.account.created', 'accounts.account.verified']),
    )
  })

  it('take a password in any composition, and no weak one', async () => {
    await using given = await createAccountsWorld(store)
    const email = 'ana@example.com'
    for (const [password, problem] of [
      ['short', '10 to 256'],
      ['🔑'.repeat(9), '10 to 256'],
      ['x1'.repeat(129), '10 to 256'],
      ['Ana@Example.com', 'e-mail'],
      ['Password123', 'first that anybody'],
      ['zzzzzzzzzzzz', 'first that anybody'],
    ] as const)
      await expect(signUp(given.as(), { email, password })).rejects.toMatchObject({
        code: 'INVALID',
        reason: 'accounts.password-rule',
        message: expect.stringContaining(problem) as string,
        details: { field: 'password' },
      })
    expect(given.counts.writes).toBe(0)

    const typed = (password: string) => signUp.input.parse({ email: ' ANA@Example.com ', password })
    await signUp(given.as(), typed('Crème brûlée 🍮'.normalize('NFD')))
    const { password } = typed('Crème brûlée 🍮')
    await verifyEmail(given.as(), { token: await given.code(email), password })
    await signIn(given.as(), typed('Crème brûlée 🍮'.normalize('NFC')))
  })

  it('keep a code for one use, one purpose and its time', async () => {
    await using given = await createAccountsWorld(store)
    const ana = { email: 'ana@example.com', password: passwordOf('ana') }
    await signUp(given.as(), ana)
    const first = await given.code(ana.email)
    await resendVerification(given.as(), { email: ana.email })
    const second = await given.code(ana.email)
    expect(second).not.toBe(first)
    const { password } = ana
    const verify = (token: string) => verifyEmail(given.as(), { token, password })
    await expect(
      resetPassword(given.as(), { token: second, newPassword: another }),
    ).rejects.toMatchObject(deadTicket)
    await expect(verify(`${second}x`)).rejects.toMatchObject(deadTicket)
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => verify(second)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const token of [first, second])
      await expect(verify(token)).rejects.toMatchObject(deadTicket)

    await requestPasswordReset(given.as(), { email: ana.email })
    const reset = await given.code(ana.email)
    given.world.advance(3_600_000)
    await expect(
      resetPassword(given.as(), { token: reset, newPassword: another }),
    ).rejects.toMatchObject(deadTicket)
  })

  it('give one answer to a repeated request, and count it once', async () => {
    await using given = await createAccountsWorld(store)
    const ana = { email: 'ana@example.com', password: passwordOf('ana') }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signUp(given.as(), ana, 'request-1')),
    )
    expect(new Set(answers.map(({ email }) => email))).toEqual(new Set([ana.email]))
    const token = await given.code(ana.email)
    const { password } = ana
    const confirmed = await verifyEmail(given.as(), { token, password }, 'request-2')
    expect(confirmed.email).toBe(ana.email)
    expect(await verifyEmail(given.as(), { token, password }, 'request-2')).toEqual(confirmed)
    await given.settle()
    expect(given.mails).toHaveLength(1)
    await expect(
      signUp(given.as(), { ...ana, password: another }, 'request-1'),
    ).rejects.toMatchObject({ reason: 'requests.reused' })
  })

  it('are one per address however many sign up at once, and a code confirms its own password', async () => {
    await using given = await createAccountsWorld(store)
    const email = 'ana@example.com'
    const passwords = Array.from({ length: 20 }, (_, n) => `password number ${n}`)
    const outcomes = await Promise.allSettled(
      passwords.map((password, n) =>
        signUp(given.as(undefined, `203.0.113.${n}`), { email, password }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    const items = await given.items()
    expect(items.filter(({ type }) => type === 'Account')).toHaveLength(1)
    expect(items.filter(({ type }) => type === 'EmailLock')).toHaveLength(1)
    expect(items.filter(({ type }) => type === 'Ticket')).toHaveLength(20)

    await given.settle()
    given.world.advance(3_600_000)
    const last = 'the last of all passwords'
    await signUp(given.as(), { email, password: last })
    await given.code(email)
    const codes = given.mails.map(({ text }) => /([0-9A-Z]{26}\.[\w-]{43})/.exec(text)?.[1] ?? '')
    expect(new Set(codes).size).toBe(21)
    // One person tries their password with every code in the mailbox: only their own takes it.
    const verified = []
    for (const [n, token] of codes.entries())
      verified.push(
        ...(await Promise.allSettled([
          verifyEmail(given.as(undefined, `198.51.100.${n}`), {
            token,
            password: 'password number 7',
          }),
        ])),
      )
    expect(verified.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await signIn(given.as(), { email, password: 'password number 7' })
    for (const password of [last, 'password number 8'])
      await expect(signIn(given.as(), { email, password })).rejects.toMatchObject(credentials)
  })

  it('tell the holder of a taken address, and keep their password', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    await signUp(given.as(), { email: ana.email, password: another })
    await given.settle()
    expect(given.mails.at(-1)).toMatchObject({
      to: ana.email,
      subject: 'Longtable: You already have an account',
    })
    await expect(signIn(given.as(), { email: ana.email, password: another })).rejects.toMatchObject(
      credentials,
    )
    await signIn(given.as(), ana)
  })

  it('change the password: other sessions end, the one that asks goes on', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const other = await signIn(given.as(), ana)
    const context = await given.bearer(ana.tokens)
    await expect(
      changePassword(context, { currentPassword: 'not this one', newPassword: another }),
    ).rejects.toMatchObject({ reason: 'accounts.password', details: { field: 'currentPassword' } })
    await given.authenticate(other.idToken)
    await changePassword(context, { currentPassword: ana.password, newPassword: another })
    await expect(given.authenticate(other.idToken)).rejects.toMatchObject(deadToken)
    await expect(refresh(given.as(), other)).rejects.toMatchObject(deadSession)
    await expect(given.authenticate(ana.tokens.idToken)).rejects.toMatchObject(deadToken)
    const next = await refresh(given.as(), ana.tokens)
    await given.authenticate(next.idToken)
    await expect(signIn(given.as(), ana)).rejects.toMatchObject(credentials)
    await signIn(given.as(), { email: ana.email, password: another })
    await given.settle()
    expect(given.mails.at(-1)?.subject).toBe('Longtable: Your password was changed')
  })

  it('reset a forgotten password once, and end every session', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    await requestPasswordReset(given.as(), { email: ana.email })
    const token = await given.code(ana.email)
    await requestPasswordReset(given.as(), { email: ana.email })
    const older = await given.code(ana.email)
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) =>
        resetPassword(given.as(), { token, newPassword: `${another} ${n}` }),
      ),
    )
    const won = attempts.findIndex(({ status }) => status === 'fulfilled')
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(
      resetPassword(given.as(), { token: older, newPassword: another }),
    ).rejects.toMatchObject(deadTicket)
    await expect(given.authenticate(ana.tokens.idToken)).rejects.toMatchObject(deadToken)
    await expect(refresh(given.as(), ana.tokens)).rejects.toMatchObject(deadSession)
    await signIn(given.as(), { email: ana.email, password: `${another} ${won}` })
  })

  it('move to another address with both locks in one step', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const ben = await given.person('ben')
    const context = await given.bearer(ana.tokens)
    const { password } = ana
    const answer = await requestEmailChange(context, { newEmail: 'new@example.com', password })
    const token = await given.code('new@example.com')
    const taken = await requestEmailChange(context, { newEmail: ben.email, password })
    expect([answer, taken]).toEqual([{ email: 'new@example.com' }, { email: ben.email }])
    await given.settle()
    expect(given.mails.at(-1)).toMatchObject({
      to: ben.email,
      subject: 'Longtable: You already have an account',
    })
    // Who reads the mail must not hand the address to whoever asked for it.
    await expect(confirmEmailChange(given.as(), { token })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    await expect(
      confirmEmailChange(await given.bearer(ben.tokens), { token }),
    ).rejects.toMatchObject(deadTicket)
    // Somebody holds the address without having confirmed it: who has, gets it.
    await signUp(given.as(), { email: 'new@example.com', password: another })

    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () => confirmEmailChange(context, { token })),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await accountByEmail(given.as(), ana.email)).toBeUndefined()
    expect((await given.authenticate(ana.tokens.idToken)).viewer.email).toBe('new@example.com')
    await signIn(given.as(), { email: 'new@example.com', password })
    const accounts = (await given.items()).filter(({ type }) => type === 'Account')
    expect(accounts.map(({ email }) => email).sort()).toEqual([ben.email, 'new@example.com'])
    const locks = (await given.items()).filter(({ type }) => type === 'EmailLock')
    expect(locks.map(({ email }) => email).sort()).toEqual([ben.email, 'new@example.com'])
    await given.settle()
    expect(given.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      ana.email,
      'Longtable: Your e-mail address was changed',
    ])
    expect(given.events.map(({ name }) => name)).toContain('accounts.account.email-changed')
  })

  it('do not take an address that was confirmed by another meanwhile', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const newEmail = 'cleo@example.com'
    await requestEmailChange(await given.bearer(ana.tokens), { newEmail, password: ana.password })
    const token = await given.code(newEmail)
    await given.person('cleo')
    await expect(
      confirmEmailChange(await given.bearer(ana.tokens), { token }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'accounts.email-taken',
    })
    await signIn(given.as(), ana)
  })

  it('sign out here and everywhere, and tokens that are out die at once', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const [second, third] = [await signIn(given.as(), ana), await signIn(given.as(), ana)]
    await signOut(await given.bearer(ana.tokens), {})
    await expect(given.authenticate(ana.tokens.idToken)).rejects.toMatchObject(deadToken)
    await expect(refresh(given.as(), ana.tokens)).rejects.toMatchObject(deadSession)
    await signOut(given.as(), second)
    await signOut(given.as(), second)
    await expect(given.authenticate(second.idToken)).rejects.toMatchObject(deadToken)
    const fourth = await signIn(given.as(), ana)
    await signOutEverywhere(await given.bearer(third), {})
    for (const tokens of [third, fourth]) {
      await expect(given.authenticate(tokens.idToken)).rejects.toMatchObject(deadToken)
      await expect(refresh(given.as(), tokens)).rejects.toMatchObject(deadSession)
    }
    await given.authenticate((await signIn(given.as(), ana)).idToken)
  })
})
