import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  type AccountsViewer,
  changePassword,
  grantGroup,
  refresh,
  revokeGroup,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
  type Tokens,
  verifyEmail,
} from '../index.ts'
import { createAccountsWorld, passwordOf } from '../testing/accounts-world.ts'
import { liveSessions } from './live-sessions.ts'

const deadSession = { code: 'UNAUTHENTICATED', reason: 'accounts.session' }

describe.each(stores)('on $name, nobody', (store) => {
  it('keeps using a stolen refresh token: the family ends for both', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const elsewhere = await signIn(given.as(), ana)
    const stolen = ana.tokens
    const second = await refresh(given.as(), stolen)
    const third = await refresh(given.as(), second)
    given.world.advance(61_000)
    await expect(refresh(given.as(), second)).rejects.toMatchObject(deadSession)
    await expect(refresh(given.as(), third)).rejects.toMatchObject(deadSession)
    await expect(given.authenticate(third.idToken)).rejects.toMatchObject({
      reason: 'accounts.token',
    })
    const audits = (await given.items()).filter(({ action }) => action === 'TOKEN_REUSED')
    expect(audits).toHaveLength(1)
    await refresh(given.as(), elsewhere)
  })

  it('is locked out by refreshing twice at once, but only within a minute', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(given.as(), ana.tokens)),
    )
    expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1)
    given.world.advance(59_000)
    const retry = await refresh(given.as(), ana.tokens)
    expect(retry.refreshToken).toBe(answers[0]?.refreshToken)
    const next = await refresh(given.as(), retry)
    expect(next.refreshToken).not.toBe(retry.refreshToken)
    // Two steps behind is nobody's retry, however recent.
    await expect(refresh(given.as(), ana.tokens)).rejects.toMatchObject(deadSession)
    await expect(refresh(given.as(), next)).rejects.toMatchObject(deadSession)
  })

  it('refreshes with a token that is not the server’s own, or after its time', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const { refreshToken } = ana.tokens
    const [userId, sessionId, , mac] = refreshToken.split('.') as [string, string, string, string]
    for (const forged of [
      `${userId}.${sessionId}.1.${mac}`,
      `${userId}.${sessionId}.00.${mac}`,
      refreshToken.slice(0, -1),
      `${refreshToken} `,
      `${refreshToken}=`,
      refreshToken.toLowerCase(),
      `${sessionId}.${userId}.0.${mac}`,
      '',
    ])
      await expect(refresh(given.as(), { refreshToken: forged })).rejects.toMatchObject(deadSession)
    given.world.advance(30 * 86_400_000)
    await expect(refresh(given.as(), ana.tokens)).rejects.toMatchObject(deadSession)
    await expect(given.authenticate(ana.tokens.idToken)).rejects.toMatchObject({
      reason: 'accounts.token',
    })
  })

  it('sees sessions that were ended among the live ones', async () => {
    await using given = await createAccountsWorld(store)
    const ana = await given.person('ana')
    const others = []
    for (let n = 0; n < 5; n++) others.push(await signIn(given.as(), ana))
    const listed = async (tokens: Tokens) => {
      const context = await given.bearer(tokens)
      const { userId } = context.viewer as AccountsViewer
      const ids: string[] = []
      let after: string | undefined
      do {
        const page = await liveSessions(context, userId, { limit: 2, after })
        ids.push(...page.items.map(({ sessionId }) => sessionId))
        after = page.after
        expect(after === undefined || page.items.length === 2).toBe(true)
      } while (after !== undefined)
      return ids
    }
    expect(await listed(ana.tokens)).toHaveLength(6)
    await signOut(given.as(), others[4] as Tokens)
    expect(await listed(ana.tokens)).toHaveLength(5)
    await changePassword(await given.bearer(ana.tokens), {
      currentPassword: ana.password,
      newPassword: 'another long password',
    })
    const kept = await refresh(given.as(), ana.tokens)
    expect(await listed(kept)).toHaveLength(1)
    await signOutEverywhere(await given.bearer(kept), {})
    const fresh = await signIn(given.as(), { ...ana, password: 'another long password' })
    expect(await listed(fresh)).toHaveLength(1)
  })

  it('becomes admin before the address is confirmed', async () => {
    await using given = await createAccountsWorld(store)
    const una = { email: 'una@example.com', password: passwordOf('una') }
    await signUp(given.as(), una)
    const grant = { email: una.email, group: 'admin' }
    await expect(grantGroup(given.as(), grant)).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'accounts.unconfirmed',
      message: expect.stringContaining('has not confirmed this address yet') as string,
    })
    const token = await given.code(una.email)
    await verifyEmail(given.as(), { token, password: una.password })
    expect(await grantGroup(given.as(), grant)).toMatchObject({ groups: ['admin'] })
  })

  it('becomes admin but by the operator or another admin, and it acts at once', async () => {
    await using given = await createAccountsWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    const asBen = await given.bearer(ben.tokens)
    const grant = { email: ben.email, group: 'admin' }
    await expect(grantGroup(asBen, grant)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'accounts.not-admin',
    })
    await Promise.all([
      grantGroup(given.as(), { email: ana.email, group: 'admin' }),
      grantGroup(given.as(), { email: ana.email, group: 'collabhub:admin' }),
    ])
    const asAna = await given.bearer(ana.tokens)
    expect(asAna.viewer?.groups).toEqual(['admin', 'collabhub:admin'])
    expect(await grantGroup(asAna, grant)).toMatchObject({ groups: ['admin'] })
    await revokeGroup(given.as(), { email: ana.email, group: 'admin' })
    await expect(grantGroup(await given.bearer(ana.tokens), grant)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(
      grantGroup(given.as(), { ...grant, email: 'x@example.com' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
