import {
  type Client,
  mailedCode,
  mailsTo,
  ME,
  newPerson,
  PASSWORD,
  REFRESH,
  SIGN_IN,
  SIGN_UP,
  signIn,
  type Tokens,
  VERIFY,
} from '@longtable/server/testing'
import type { Report } from './report.ts'

const ANA = 'ana@example.com'

interface Refreshed {
  readonly refresh: Tokens
}

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >

async function seeSignUp(client: Client, { see }: Report): Promise<Tokens> {
  const variables = { email: ANA, password: PASSWORD, requestId: 'tour-sign-up-1' }
  const asked = await client.graphql({ query: SIGN_UP, variables })
  see('sign up answers, and does not wait for the mail', asked.data != null, asked.data)
  const early = await client.graphql({ query: SIGN_IN, variables })
  see('before the code nobody signs in', early.errors?.[0]?.extensions.code === 'UNAUTHENTICATED')
  const token = await mailedCode(client, ANA)
  see('the mail with the code is in the outbox', true, `${token.slice(0, 12)}…`)
  const again = await client.graphql({ query: SIGN_UP, variables })
  const mails = await mailsTo(client, ANA)
  see(
    'a repeat gives the first answer and no second mail',
    again.data != null && mails.length === 1,
  )
  const stranger = await client.graphql({
    query: VERIFY,
    variables: { token, password: 'a stranger’s password' },
  })
  see(
    'a code is good with the password it was asked for with only',
    stranger.errors?.[0]?.extensions.code === 'FORBIDDEN',
    stranger.errors?.[0]?.message,
  )
  const own = { token, password: PASSWORD }
  const verified = await client.graphql({ query: VERIFY, variables: own })
  see('the code confirms the address', verified.data != null, verified.data)
  const twice = await client.graphql({ query: VERIFY, variables: own })
  see('once', twice.errors?.[0]?.extensions.code === 'INVALID', twice.errors?.[0]?.message)
  const other = { ...variables, email: 'nobody@example.com', requestId: 'tour-sign-up-2' }
  const unknown = await client.graphql({ query: SIGN_IN, variables: other })
  see(
    'an unknown address is refused in the same words',
    unknown.errors?.[0]?.message === early.errors?.[0]?.message,
    unknown.errors?.[0]?.message,
  )
  return signIn(client, ANA)
}

async function seeTokens(client: Client, tokens: Tokens, { see }: Report): Promise<void> {
  const claims = payloadOf(tokens.idToken)
  const expected = ['sub', 'email', 'email_verified', 'token_use', 'aud', 'iss']
  see(
    'the ID token is shaped like Cognito’s, for 15 minutes',
    expected.every((name) => name in claims) &&
      Number(claims['exp']) - Number(claims['iat']) === 900,
    claims,
  )
  const jwks = await client.send('/accounts/.well-known/jwks.json')
  see('its key is public', jwks.text.includes('"kty":"RSA"'), jwks.text)
  const me = await client.graphql({ query: ME }, tokens.idToken)
  see('it says who asks', JSON.stringify(me.data).includes(ANA), me.data)
  const [head = '', body = '', seal = ''] = tokens.idToken.split('.')
  const forged = await client.graphql({ query: ME }, `${head}.${body}.${seal.slice(0, -4)}AAAA`)
  see('a forged one is refused', forged.status === 401, forged.errors?.[0]?.message)
}

async function seeRefresh(client: Client, first: Tokens, { see }: Report): Promise<void> {
  const refresh = (token: string) =>
    client.graphql<Refreshed>({ query: REFRESH, variables: { token } })
  const second = (await refresh(first.refreshToken)).data?.refresh
  const third = (await refresh(second?.refreshToken ?? '')).data?.refresh
  see(
    'each refresh gives new tokens',
    new Set([first, second, third].map((one) => one?.refreshToken)).size === 3,
  )
  const stolen = await refresh(first.refreshToken)
  see('an old refresh token is refused', stolen.data == null, stolen.errors?.[0]?.message)
  const after = await refresh(third?.refreshToken ?? '')
  see('and with it its whole family', after.data == null, after.errors?.[0]?.message)
  const me = await client.graphql({ query: ME }, third?.idToken)
  see('ID tokens of that family are dead at once', me.status === 401, me.errors?.[0]?.message)
}

/** From signing up to a stolen refresh token. Gives tokens of a second person, who stays. */
export async function tourAccounts(client: Client, report: Report): Promise<Tokens> {
  report.line('Build 2: accounts in Cognito’s place, and Build 4: mail')
  const tokens = await seeSignUp(client, report)
  await seeTokens(client, tokens, report)
  await seeRefresh(client, tokens, report)
  return newPerson(client, 'ben@example.com')
}
