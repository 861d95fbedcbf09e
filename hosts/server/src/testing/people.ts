import { until } from '@longtable/store/testing/until'
import type { Client } from './client.ts'

const CODE = /[0-9A-HJKMNP-TV-Z]{26}\.[\w-]{43}/

export const SIGN_UP = `mutation SignUp($email: String!, $password: String!, $requestId: String) {
  signUp(email: $email, password: $password, requestId: $requestId) { email }
}`
export const VERIFY = `mutation Verify($token: String!, $password: String!) {
  verifyEmail(token: $token, password: $password) { email }
}`
export const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { idToken refreshToken expiresAt }
}`
export const REFRESH = `mutation Refresh($token: String!) {
  refresh(refreshToken: $token) { idToken refreshToken expiresAt }
}`
export const ME = `query Me {
  me { userId email emailVerified groups sessions(first: 5) { items { sessionId isCurrent } } }
}`
export const PASSWORD = 'a long pass phrase'

export interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresAt: string
}

/** Links to the mails to an address, newest first, as the outbox page shows them. */
export async function mailsTo(client: Client, email: string): Promise<string[]> {
  const { text } = await client.send('/outbox')
  return text
    .split('<li>')
    .filter((row) => row.includes(`to ${email},`))
    .flatMap((row) => /href="(\/outbox\/[^"]+)"/.exec(row)?.[1] ?? [])
}

/** The code in the newest mail to an address, once it is there. */
export async function mailedCode(client: Client, email: string): Promise<string> {
  let code: string | undefined
  await until(async () => {
    const [newest] = await mailsTo(client, email)
    code = newest && CODE.exec((await client.send(newest)).text)?.[0]
    return code !== undefined
  }, `a mail with a code to ${email}`)
  return code as string
}

export async function signIn(client: Client, email: string, password = PASSWORD): Promise<Tokens> {
  const variables = { email, password }
  const { data, errors } = await client.graphql<{ signIn: Tokens }>({ query: SIGN_IN, variables })
  if (!data) throw new Error(`Cannot sign in: ${JSON.stringify(errors)}`)
  return data.signIn
}

/** Signs up, confirms the address with the mailed code, and signs in. */
export async function newPerson(client: Client, email: string): Promise<Tokens> {
  await client.graphql({ query: SIGN_UP, variables: { email, password: PASSWORD } })
  const token = await mailedCode(client, email)
  await client.graphql({ query: VERIFY, variables: { token, password: PASSWORD } })
  return signIn(client, email)
}
