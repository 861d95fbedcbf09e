import { addressBlock } from '@longtable/core'
import { type Store, StoreUnavailableError } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  type AccountsContext,
  auditByUser,
  changePassword,
  LIMITS,
  refresh,
  requestEmailChange,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
} from './index.ts'
import { type AccountsWorld, createAccountsWorld, passwordOf } from './testing/accounts-world.ts'

const another = 'another long password'

/** What a caller can see of a call, and what it cost. */
async function seen(given: AccountsWorld, call: () => Promise<unknown>) {
  const before = { ...given.counts }
  const answer = await call().then(
    (result) => ({ result }),
    (error: Error & { code?: string; reason?: string; details?: object }) => ({
      error: { code: error.code, reason: error.reason, message: error.message, d: error.details },
    }),
  )
  const { counts } = given
  return {
    answer,
    hashes: counts.hashes - before.hashes,
    verifications: counts.verifications - before.verifications,
    writes: counts.writes - before.writes,
    reads: counts.reads - before.reads,
  }
}

const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

const limited = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(
    (one) => one.status === 'rejected' && (one.reason as { code: string }).code === 'RATE_LIMITED',
  ).length

describe.each(stores)('on $name, nobody', (store) => {
  it('learns from answers or work whether an address has an account', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const unconfirmed = { email: 'una@example.com', password: passwordOf('una') }
    await signUp(given.as(), unconfirmed)
    const addresses = [ana.email, unconfirmed.email, 'nobody@example.com']
    const context = given.as(undefined, '198.51.100.1')
    given.world.advance(2 * 3_600_000)

    for (const call of [
      (email: string) => () => signIn(context, { email, password: another }),
      (email: string) => () => requestPasswordReset(context, { email }),
      (email: string) => () => resendVerification(context, { email }),
    ]) {
      // The first call of a window opens its counter for the place, which is a write more.
      await call('first@example.com')().catch(() => {})
      const all = []
      for (const email of addresses) all.push({ email, got: await seen(given, call(email)) })
      const plain = all.map(({ email, got }) => JSON.stringify(got).replaceAll(email, 'E'))
      expect(plain[0]).toBe(plain[2])
      expect(plain[1]).toBe(plain[2])
    }
    expect(given.counts.verifications).toBeGreaterThan(0)

    await signUp(context, { email: 'first@example.com', password: another })
    const signedUp = []
    for (const email of [ana.email, unconfirmed.email, 'nobody2@example.com'])
      signedUp.push(
        JSON.stringify(
          await seen(given, () => signUp(context, { email, password: another })),
        ).replaceAll(email, 'E'),
      )
    expect(new Set(signedUp).size).toBe(1)
    expect(signedUp[0]).toContain('"hashes":1')

    // The password just chosen tells nothing either: taken or new, it opens nothing yet.
    await signIn(context, { email: 'nobody2@example.com', password: another }).catch(() => {})
    const tried = []
    for (const email of [ana.email, 'nobody2@example.com'])
      tried.push(await seen(given, () => signIn(context, { email, password: another })))
    expect(tried[0]).toEqual(tried[1])
    expect(tried[0]).toMatchObject({
      verifications: 1,
      answer: { error: { code: 'UNAUTHENTICATED' } },
    })
  })

  it('tries more addresses than the limit from one place, also by moving within its network', async () => {
    await using given = await createAccountsWorld(store)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 14 }, (_, n) =>
        signUp(given.as(undefined, `2001:db8:0:7::${n}`), {
          email: `u${n}@example.com`,
          password: another,
        }),
      ),
    )
    expect(fulfilled(outcomes)).toBe(LIMITS.signUpByAddress.limit)
    await signUp(given.as(undefined, '2001:db8:0:8::1'), {
      email: 'other@example.com',
      password: another,
    })
    const resets = await Promise.allSettled(
      Array.from({ length: 9 }, (_, n) =>
        requestPasswordReset(given.as(undefined, `198.51.100.${n}`), { email: 'u0@example.com' }),
      ),
    )
    expect(fulfilled(resets)).toBe(LIMITS.resetByEmail.limit)
    const signIns = []
    // As many at once as one address may have in the queue.
    for (let wave = 0; wave < 5; wave++)
      signIns.push(
        ...(await Promise.allSettled(
          Array.from({ length: 11 }, (_, n) =>
            signIn(given.as(undefined, '192.0.2.1'), {
              email: `v${wave}-${n}@example.com`,
              password: another,
            }),
          ),
        )),
      )
    expect(limited(signIns)).toBe(5)
    const guesses = await Promise.allSettled(
      Array.from({ length: 33 }, () =>
        verifyEmail(given.as(undefined, '192.0.2.2'), { token: 'no code', password: another }),
      ),
    )
    const codes = guesses.map(
      (one) => one.status === 'rejected' && (one.reason as { code: string }),
    )
    expect(codes.filter((one) => one && one.code === 'RATE_LIMITED')).toHaveLength(3)
  })

  it('gets in while the store cannot count', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const real = given.as()
    const broken: Store = {
      ...real.store,
      write: (operations) =>
        operations.some((one) => JSON.stringify(one).includes('RATE#'))
          ? Promise.reject(new StoreUnavailableError('no answer'))
          : real.store.write(operations),
    }
    const context: AccountsContext = { ...real, store: broken }
    const { email, password } = ana
    const { verifications, hashes } = given.counts
    const items = (await given.items()).length
    const { viewer } = await given.authenticate(ana.tokens.idToken)
    const own = { ...context, viewer }
    for (const call of [
      () => signIn(context, ana),
      () => signUp(context, { email: 'new@example.com', password }),
      () => requestPasswordReset(context, { email }),
      () => resendVerification(context, { email }),
      () => verifyEmail(context, { token: 'x', password }),
      () => resetPassword(context, { token: 'x', newPassword: another }),
      () => refresh(context, ana.tokens),
      () => changePassword(own, { currentPassword: password, newPassword: another }),
      () => requestEmailChange(own, { newEmail: 'new@example.com', password }),
    ])
      await expect(call()).rejects.toThrow(StoreUnavailableError)
    expect(given.counts).toMatchObject({ verifications, hashes })
    expect(await given.items()).toHaveLength(items)
  })
})

describe.each(stores)('on $name, the records', (store) => {
  it('say who did what, and never hold a password, a code or a token', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const secrets = [ana.password, another, 'wrong wrong wrong', 'third long password']
    const context = await given.bearer(ana.tokens)
    const { email, password } = ana
    await signIn(given.as(), { email, password: 'wrong wrong wrong' }).catch(() => {})
    const renewed = await refresh(given.as(), ana.tokens)
    await changePassword(context, { currentPassword: password, newPassword: another }, 'request-1')
    await requestPasswordReset(given.as(), { email }, 'request-2')
    const reset = await given.code(email)
    const { deviceToken } = await resetPassword(
      given.as(),
      { token: reset, newPassword: 'third long password' },
      'request-3',
    )
    secrets.push(deviceToken)
    await signUp(given.as(), { email: 'ben@example.com', password: another }, 'request-4')
    secrets.push(reset, await given.code('ben@example.com'))
    for (const tokens of [ana.tokens, renewed])
      secrets.push(tokens.idToken, tokens.refreshToken, tokens.deviceToken)
    given.world.advance(11_000)
    await given.settle()

    const stored = JSON.stringify([await given.items(), await given.jobItems(), given.logged])
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(9)
      expect(stored).not.toContain(JSON.stringify(secret).slice(1, -1))
      expect(stored).not.toContain(secret.split('.').at(-1))
    }
    for (const secret of given.mails.flatMap(({ text }) => text.match(/\.([\w-]{43})\n/g) ?? []))
      expect(stored).not.toContain(secret.slice(1, -1))

    const mine = await auditByUser(given.as(), { userId: context.viewer?.userId ?? '' })
    expect(mine.items.map(({ action }) => action)).toEqual([
      'PASSWORD_RESET',
      'PASSWORD_CHANGED',
      'TOKEN_REFRESHED',
      'USER_LOGIN',
      'EMAIL_VERIFIED',
    ])
    expect(mine.items[0]).toMatchObject({ ipAddress: '203.0.113.7', userAgent: 'test' })
    const anonymous = await auditByUser(given.as(), { userId: 'anonymous' })
    expect(anonymous.items.map(({ action }) => action)).toEqual([
      'USER_REGISTERED',
      'PASSWORD_RESET_REQUESTED',
      'USER_LOGIN_FAILED',
      'USER_REGISTERED',
    ])
  })
})

it('an IPv6 network counts as one place, a mapped address as the IPv4 one', () => {
  expect(
    ['2001:db8::1', '2001:DB8:0:0:ffff::1', '2001:db8:0:0:1:2:3:4%eth0', '2001:0db8:0000::'].map(
      addressBlock,
    ),
  ).toEqual(Array.from({ length: 4 }, () => '2001:db8:0:0'))
  expect(['::1', '::ffff:192.0.2.1', '192.0.2.1', 'fe80::1:2'].map(addressBlock)).toEqual([
    '0:0:0:0',
    '192.0.2.1',
    '192.0.2.1',
    'fe80:0:0:0',
  ])
})
