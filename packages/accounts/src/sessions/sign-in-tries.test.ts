import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  changePassword,
  LIMITS,
  requestPasswordReset,
  resetPassword,
  signIn,
  verifyEmail,
  signUp,
} from '../index.ts'
import { type AccountsWorld, createAccountsWorld, passwordOf } from '../testing/accounts-world.ts'

const wrong = 'not the right one'
const another = 'another long password'
const locked = { code: 'RATE_LIMITED', reason: 'accounts.locked' }
const refused = { code: 'UNAUTHENTICATED', reason: 'accounts.credentials' }

const from = (given: AccountsWorld, address: string) => given.as(undefined, address)

/** Wrong passwords from many places, until every further one is refused before it is looked at. */
async function besiege(given: AccountsWorld, email: string): Promise<number> {
  const before = given.counts.verifications
  for (let wave = 0; wave < 3; wave++)
    await Promise.allSettled(
      Array.from({ length: 48 }, (_, n) =>
        signIn(from(given, `198.51.${wave}.${n}`), { email, password: wrong }),
      ),
    )
  return given.counts.verifications - before
}

describe.each(stores)('wrong passwords on $name', (store) => {
  it('from elsewhere do not lock the owner out', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    for (let n = 0; n < 10; n++)
      await expect(
        signIn(from(given, '198.51.100.1'), { email: ana.email, password: wrong }),
      ).rejects.toMatchObject(refused)
    await expect(signIn(from(given, '198.51.100.1'), ana)).rejects.toMatchObject(locked)
    await signIn(from(given, '192.0.2.99'), ana)
  })

  it('are looked at ten times in one place, however many come at once', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    for (const email of [ana.email, 'nobody@example.com']) {
      const before = given.counts.verifications
      const outcomes = await Promise.allSettled(
        Array.from({ length: 16 }, () =>
          signIn(from(given, '198.51.100.1'), { email, password: wrong }),
        ),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([])
      expect(given.counts.verifications - before).toBe(LIMITS.signInByPlace.limit)
      given.world.advance(60_000)
      await expect(signIn(from(given, '198.51.100.1'), { ...ana, email })).rejects.toMatchObject({
        ...locked,
        details: { retryAfter: 840 },
      })
      expect(given.counts.verifications - before).toBe(LIMITS.signInByPlace.limit)
    }
    given.world.advance(LIMITS.signInByPlace.windowSeconds * 1000)
    await signIn(from(given, '198.51.100.1'), ana)
  })

  it('from everywhere are looked at a hundred times a day, and lock no owner out', async () => {
    await using given = await createAccountsWorld(store)
    const ana = { email: 'ana@example.com', password: passwordOf('ana') }
    const eve = await given.person('eve')
    await signUp(given.as(), ana)
    const code = await given.code(ana.email)
    const first = await verifyEmail(given.as(), { token: code, password: ana.password })
    expect(await besiege(given, ana.email)).toBe(LIMITS.signInByAccount.limit)

    const forged = `${first.deviceToken?.slice(0, -1)}_`
    for (const deviceToken of [undefined, forged, eve.tokens.deviceToken, '', '#'])
      await expect(signIn(given.as(), { ...ana, deviceToken })).rejects.toMatchObject(locked)
    const tokens = await signIn(given.as(), { ...ana, deviceToken: first.deviceToken })
    // A known device passes wherever it is, and what it does gives strangers nothing.
    await signIn(from(given, '192.0.2.200'), { ...ana, deviceToken: tokens.deviceToken })
    expect(await besiege(given, ana.email)).toBe(0)

    // Somebody without a known device has the mailbox.
    const newDevice = from(given, '192.0.2.10')
    await expect(signIn(newDevice, ana)).rejects.toMatchObject(locked)
    await requestPasswordReset(newDevice, { email: ana.email })
    const token = await given.code(ana.email)
    const reset = await resetPassword(newDevice, { token, newPassword: another })
    const renewed = { email: ana.email, password: another }
    await signIn(newDevice, renewed)
    expect(await besiege(given, ana.email)).toBe(LIMITS.signInByAccount.limit)
    for (const deviceToken of [undefined, tokens.deviceToken])
      await expect(signIn(newDevice, { ...renewed, deviceToken })).rejects.toMatchObject(locked)
    await signIn(newDevice, { ...renewed, deviceToken: reset.deviceToken })
  })

  it('that one limit refuses are counted under none', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const { limit } = LIMITS.signInByPlace
    for (let n = 0; n < limit + 5; n++)
      await expect(
        signIn(from(given, '198.51.100.1'), { email: ana.email, password: wrong }),
      ).rejects.toMatchObject(n < limit ? refused : locked)
    const counts = (await given.items()).filter(({ action }) => action === 'sign-in')
    // For the place, for the account and for the address.
    expect(counts.map(({ count }) => count)).toEqual([limit, limit, limit])
  })

  it('of a known device are ten as well, and are nobody else’s', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const { deviceToken } = ana.tokens
    const before = given.counts.verifications
    const outcomes = await Promise.allSettled(
      Array.from({ length: 16 }, () =>
        signIn(given.as(), { email: ana.email, password: wrong, deviceToken }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([])
    expect(given.counts.verifications - before).toBe(LIMITS.signInByPlace.limit)
    await expect(signIn(given.as(), { ...ana, deviceToken })).rejects.toMatchObject(locked)
    await signIn(given.as(), ana)
  })

  it('are forgotten with a right one, and right ones do not count', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 9; n++)
        await expect(
          signIn(given.as(), { email: ana.email, password: wrong }),
        ).rejects.toMatchObject(refused)
      for (let n = 0; n < 4; n++) await signIn(given.as(), ana)
    }
    const context = await given.bearer(await signIn(given.as(), ana))
    for (let n = 0; n < 12; n++)
      await expect(
        changePassword(context, { currentPassword: wrong, newPassword: another }),
      ).rejects.toMatchObject(n < 10 ? { code: 'FORBIDDEN' } : { code: 'RATE_LIMITED' })
  })

  it('refused because too many hash at once were not counted', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 90 }, (_, n) =>
        signIn(from(given, `198.51.100.${n}`), { email: `u${n}@example.com`, password: wrong }),
      ),
    )
    const busy = outcomes.filter(
      (one) =>
        one.status === 'rejected' && (one.reason as { reason: string }).reason === 'accounts.busy',
    )
    expect(busy).toHaveLength(26)
    const counted = (await given.items()).filter(
      ({ type, action }) => type === 'AddressRateLimit' && action === 'sign-in',
    )
    expect(counted).toHaveLength(64)
    await signIn(given.as(), ana)
  })
})
