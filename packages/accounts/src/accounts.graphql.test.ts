import { buildSchema, createEdge, mutationsPastShells } from '@longtable/api'
import { silentLogger } from '@longtable/core'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { type AccountsContext, accountsModule, type Tokens } from './index.ts'
import { type AccountsWorld, createAccountsWorld, passwordOf } from './testing/accounts-world.ts'

const api = buildSchema([accountsModule])

function clientOf(given: AccountsWorld) {
  const edge = createEdge<AccountsContext>({
    api,
    authenticate: () => ({ key: 'test', context: () => given.as() }),
    log: silentLogger,
    now: given.world.now,
  })
  return async (query: string, variables: Record<string, unknown> = {}, tokens?: Tokens) => {
    const context = tokens ? await given.bearer(tokens) : given.as()
    const answer = await edge.execute(
      edge.admit({ query, variables }, { key: 'test', context: () => context }),
    )
    return JSON.parse(JSON.stringify(answer)) as {
      data: Record<string, never>
      errors?: { extensions: object }[]
    }
  }
}

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { idToken refreshToken expiresAt }
}`

it('all mutations of accounts come from a shell', () => {
  expect(mutationsPastShells(accountsModule.resolvers)).toEqual([])
})

describe.each(stores)('accounts by GraphQL on $name', (store) => {
  it('go from sign-up to sign-out', async () => {
    await using given = await createAccountsWorld(store)
    const ask = clientOf(given)
    const ana = { email: 'ana@example.com', password: passwordOf('ana') }
    const signUp = `mutation ($email: String!, $password: String!) {
      signUp(email: $email, password: $password, requestId: "request-1") { email }
    }`
    const sent = { data: { signUp: { email: ana.email } } }
    expect(await ask(signUp, { ...ana, email: ' ANA@example.com' })).toEqual(sent)
    expect(await ask(signUp, ana)).toEqual(sent)
    const token = await given.code(ana.email)
    expect(given.mails).toHaveLength(1)
    expect(
      await ask(
        `mutation ($token: String!, $password: String!) {
          verifyEmail(token: $token, password: $password) { email }
        }`,
        { token, password: ana.password },
      ),
    ).toEqual({ data: { verifyEmail: { email: ana.email } } })

    const tokens = (await ask(SIGN_IN, ana)).data['signIn'] as unknown as Tokens
    const me = `{ me { email groups sessions(first: 5) { items { agent isCurrent } after } } }`
    expect(await ask(me, {}, tokens)).toEqual({
      data: {
        me: {
          email: ana.email,
          groups: [],
          sessions: { items: [{ agent: 'test', isCurrent: true }], after: null },
        },
      },
    })
    expect(await ask(me)).toEqual({ data: { me: null } })
    const next = await ask(
      `mutation ($token: String!) { refresh(refreshToken: $token) { idToken refreshToken } }`,
      { token: tokens.refreshToken },
    )
    const renewed = next.data['refresh'] as unknown as Tokens
    expect(await ask(`mutation { signOut }`, {}, renewed)).toEqual({ data: { signOut: true } })
    await expect(ask(me, {}, renewed)).rejects.toMatchObject({ reason: 'accounts.token' })
  })

  it('refuse with a code, a reason and the field', async () => {
    await using given = await createAccountsWorld(store)
    const ask = clientOf(given)
    const weak = await ask(
      `mutation { signUp(email: "ana@example.com", password: "short") { email } }`,
    )
    expect(weak.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      reason: 'accounts.password-rule',
      field: 'password',
    })
    const odd = await ask(
      `mutation { signUp(email: "a#b@c", password: "long enough 1") { email } }`,
    )
    expect(odd.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'email' })
    const stranger = await ask(SIGN_IN, { email: 'x@example.com', password: 'whatever' })
    expect(stranger.errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'accounts.credentials',
    })
    const signedOut = await ask(`mutation { signOutEverywhere }`)
    expect(signedOut.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
