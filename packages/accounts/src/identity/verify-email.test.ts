import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { signIn, signUp, verifyEmail } from '../index.ts'
import { createAccountsWorld, passwordOf } from '../testing/accounts-world.ts'

const credentials = { code: 'UNAUTHENTICATED', reason: 'accounts.credentials' }
const deadTicket = { code: 'INVALID', reason: 'accounts.ticket' }
const another = 'another long password'

describe.each(stores)('accounts on $name', (store) => {
  it('never get the password of a stranger who signed up with the same address', async () => {
    await using given = await createAccountsWorld(store)
    const ana = { email: 'ana@example.com', password: passwordOf('ana') }
    const stranger = { email: ana.email, password: another }
    const [laptop, phone] = [given.as(undefined, '192.0.2.1'), given.as(undefined, '192.0.2.2')]
    await signUp(laptop, ana)
    const own = await given.code(ana.email)
    await signUp(given.as(undefined, '198.51.100.66'), stranger)
    const strangers = await given.code(ana.email)
    await expect(
      verifyEmail(phone, { token: strangers, password: ana.password }),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'accounts.password',
      details: { field: 'password' },
    })
    await expect(signIn(phone, stranger)).rejects.toMatchObject(credentials)
    // Nothing is lost by it: the code of one's own sign-up still opens the account, on any device.
    await verifyEmail(phone, { token: own, password: ana.password })
    await signIn(laptop, ana)
    await expect(verifyEmail(phone, { token: strangers, password: another })).rejects.toMatchObject(
      deadTicket,
    )
    await expect(signIn(phone, stranger)).rejects.toMatchObject(credentials)
    const denied = (await given.items()).filter(
      ({ action }) => action === 'EMAIL_VERIFICATION_DENIED',
    )
    expect(denied).toHaveLength(1)
  })

  it('get the password of the one code that was first, when two are used at once', async () => {
    await using given = await createAccountsWorld(store)
    const ana = { email: 'ana@example.com', password: passwordOf('ana') }
    const other = { email: ana.email, password: another }
    await signUp(given.as(), ana)
    const own = await given.code(ana.email)
    await signUp(given.as(), other)
    const later = await given.code(ana.email)
    const late = interrupted(given.as(), () =>
      verifyEmail(given.as(), { token: own, password: ana.password }),
    )
    await expect(verifyEmail(late, { token: later, password: another })).rejects.toMatchObject(
      deadTicket,
    )
    await signIn(given.as(), ana)
    await expect(signIn(given.as(), other)).rejects.toMatchObject(credentials)
  })

  it('let nobody try passwords with the codes that are left when they are confirmed', async () => {
    await using given = await createAccountsWorld(store)
    const ana = { email: 'ana@example.com', password: passwordOf('ana') }
    await signUp(given.as(), { email: ana.email, password: another })
    const left = await given.code(ana.email)
    await signUp(given.as(), ana)
    await verifyEmail(given.as(), { token: await given.code(ana.email), password: ana.password })
    const { verifications } = given.counts
    for (const password of [another, 'a guess of somebody'])
      await expect(verifyEmail(given.as(), { token: left, password })).rejects.toMatchObject(
        deadTicket,
      )
    expect(given.counts.verifications).toBe(verifications)
  })
})
