import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { inspect } from 'node:util'
import { stores } from '@longtable/testing'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createAuthenticator,
  createVerifier,
  type Keys,
  openKeys,
  TOKEN_MINUTES,
  tokenSigner,
  type UserPool,
} from '../index.ts'
import { createAccountsWorld, memoryKeyFiles, realm } from '../testing/accounts-world.ts'
import { forgedTokens } from '../testing/forged-tokens.ts'
import { IdClaims } from './claims.ts'

const NOW = Date.UTC(2026, 0, 15, 10, 30)
const subject = {
  userId: '01KF0000000000000000000ANA',
  email: 'ana@example.com',
  emailVerified: true,
  groups: ['admin'],
  sessionId: '01KF00000000000000000000S1',
  generation: 1,
  signedInAt: NOW - 60_000,
}
const refused = { code: 'UNAUTHENTICATED', reason: 'accounts.token' }
const files = memoryKeyFiles()
let keys: Keys
beforeAll(async () => {
  keys = await openKeys(files)
})

const verifierAt = (time: () => number, pools: readonly UserPool[] = []) =>
  createVerifier({ own: { ...realm, keys }, pools, now: time })

describe('a token', () => {
  it('says what a Cognito ID token says, and ends after a quarter of an hour', async () => {
    let time = NOW
    const verifier = verifierAt(() => time)
    const { token, expiresAt } = await tokenSigner(keys, realm)(subject, NOW)
    expect(expiresAt).toBe(NOW + TOKEN_MINUTES * 60_000)
    const { claims } = await verifier.verify(token)
    expect(claims).toMatchObject({
      sub: subject.userId,
      email: subject.email,
      email_verified: true,
      'cognito:groups': ['admin'],
      token_use: 'id',
      aud: realm.audience,
      iss: realm.issuer,
      iat: NOW / 1000,
      exp: NOW / 1000 + 900,
      auth_time: NOW / 1000 - 60,
      sid: subject.sessionId,
      gen: 1,
    })
    time = NOW + 900_000 - 1
    await verifier.verify(token)
    time = NOW + 900_000
    await expect(verifier.verify(token)).rejects.toMatchObject(refused)
    await expect(verifierAt(() => time).verify(token)).rejects.toMatchObject(refused)
    expect(verifier.cached).toBe(0)
  })

  it('that is forged is refused, in each of more than 200 ways', async () => {
    const verifier = verifierAt(() => NOW)
    const issue = tokenSigner(keys, realm)
    const [{ token }, { token: other }] = [await issue(subject, NOW), await issue(subject, NOW)]
    const forged = forgedTokens({ token, other, key: keys.signing, now: NOW / 1000 })
    const texts = forged.map(([, one]) => (typeof one === 'string' ? one : inspect(one)))
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([])
    expect(forged.length).toBeGreaterThan(200)
    expect(forged.filter(([name]) => name.startsWith('the signature respelled'))).toHaveLength(15)

    const accepted: string[] = []
    const unclear: unknown[] = []
    // Twice: the second time after good tokens have been seen and cached.
    for (const round of [1, 2]) {
      for (const [name, one] of forged)
        await verifier.verify(one as string).then(
          () => accepted.push(`${name} (round ${round})`),
          (error: object) => {
            if (!('reason' in error) || error.reason !== refused.reason) unclear.push([name, error])
          },
        )
      await verifier.verify(token)
      await verifier.verify(other)
    }
    expect(accepted).toEqual([])
    expect(unclear).toEqual([])
    expect(verifier.cached).toBe(2)
  })

  it('is kept when verified, up to a bound', async () => {
    const verifier = verifierAt(() => NOW, [smallPool])
    for (let n = 0; n < 10_050; n++) await verifier.verify(smallToken(n))
    expect(verifier.cached).toBe(10_000)
  })
})

/** Ten thousand tokens of a usual key would take half a minute to sign. */
const small = generateKeyPairSync('rsa', { modulusLength: 512 })
const smallPool: UserPool = {
  issuer: 'https://pool.example',
  audience: 'client',
  jwks: {
    keys: [
      { ...small.publicKey.export({ format: 'jwk' }), kid: 'small', alg: 'RS256', use: 'sig' },
    ] as never,
  },
}
function smallToken(n: number): string {
  const times = { iat: NOW / 1000, exp: NOW / 1000 + 60, auth_time: NOW / 1000 }
  const claims = { sub: subject.userId, token_use: 'id', aud: 'client', n, ...times }
  const parts = [
    { kid: 'small', alg: 'RS256' },
    { ...claims, iss: smallPool.issuer },
  ]
  const text = parts
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${sign('sha256', Buffer.from(text), small.privateKey).toString('base64url')}`
}

const poolOf = (publicKey: KeyObject): UserPool => ({
  issuer: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abcDEF123',
  audience: 'client-1',
  jwks: {
    keys: [
      { ...(publicKey.export({ format: 'jwk' }) as object), kid: 'k/1=', alg: 'RS256', use: 'sig' },
    ] as never,
  },
})

const poolToken = (key: KeyObject, pool: UserPool, over: Record<string, unknown> = {}) =>
  new SignJWT({
    sub: '0b1f8f2c-7c2a-4b2e-9c67-2f1d7c6a5e11',
    email: 'Ana@Example.com',
    email_verified: true,
    token_use: 'id',
    aud: pool.audience,
    iss: pool.issuer,
    iat: NOW / 1000,
    exp: NOW / 1000 + 3600,
    auth_time: NOW / 1000,
    ...over,
  })
    .setProtectedHeader({ kid: 'k/1=', alg: 'RS256' })
    .sign(key)

describe('a token of a user pool', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pool = poolOf(publicKey)

  it('is taken by configuration, and only as that pool’s ID token', async () => {
    const verifier = verifierAt(() => NOW, [pool])
    const token = await poolToken(privateKey, pool)
    const { isOwn, claims } = await verifier.verify(token)
    expect(isOwn).toBe(false)
    expect(IdClaims.parse(claims).sub).toBe('0b1f8f2c-7c2a-4b2e-9c67-2f1d7c6a5e11')
    await expect(verifierAt(() => NOW).verify(token)).rejects.toMatchObject(refused)
    for (const over of [
      { token_use: 'access' },
      { aud: 'client-2' },
      { exp: NOW / 1000 },
      { iss: realm.issuer, aud: realm.audience, sid: 's', gen: 1, jti: 'j' },
    ])
      await expect(verifier.verify(await poolToken(privateKey, pool, over))).rejects.toMatchObject(
        refused,
      )
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    await expect(verifier.verify(await poolToken(stranger, pool))).rejects.toMatchObject(refused)
  })

  it.each(stores)('vouches only for an address that is verified, on $name', async (store) => {
    await using given = await createAccountsWorld(store)
    const parts = { store: given.as().store, now: () => NOW }
    const authenticate = createAuthenticator({ ...parts, verifier: verifierAt(() => NOW, [pool]) })
    const viewerOf = async (over: Record<string, unknown>) =>
      (await authenticate(await poolToken(privateKey, pool, over))).viewer
    const vouched = { email: 'ana@example.com', emailAsOf: NOW }
    expect(await viewerOf({})).toMatchObject(vouched)
    for (const over of [{ email_verified: false }, { email_verified: undefined }]) {
      const viewer = await viewerOf(over)
      expect(viewer.userId).toBe('0b1f8f2c-7c2a-4b2e-9c67-2f1d7c6a5e11')
      for (const name of Object.keys(vouched)) expect(viewer).not.toHaveProperty(name)
    }
  })
})

describe('a new key', () => {
  it('signs from then on; tokens of the one before are good until it is two keys behind', async () => {
    let time = NOW
    const shared = memoryKeyFiles()
    const [mine, theirs] = [await openKeys(shared), await openKeys(shared)]
    expect(theirs.signing.kid).toBe(mine.signing.kid)
    const verifier = createVerifier({ own: { ...realm, keys: theirs }, now: () => time })
    const old = await tokenSigner(mine, realm)(subject, NOW)
    await verifier.verify(old.token)

    const kid = await mine.rotate()
    expect(mine.jwks.keys.map((jwk) => jwk.kid)).toEqual([kid, theirs.signing.kid])
    expect(JSON.stringify(mine.jwks)).not.toContain('"d"')
    const next = await tokenSigner(mine, realm)(subject, NOW)
    // Another process finds the new key when it meets it.
    await verifier.verify(next.token)
    await verifier.verify(old.token)
    await mine.rotate()
    await mine.rotate()
    time += 2000
    await verifier.verify((await tokenSigner(mine, realm)(subject, NOW)).token)
    await expect(verifier.verify(old.token)).rejects.toMatchObject(refused)
    await verifier.verify(next.token)
  })

  it('is looked for at most once a second, however many unknown ones are named', async () => {
    let reloads = 0
    const counted = {
      jwks: keys.jwks,
      reload: async () => {
        reloads += 1
      },
    }
    let time = NOW
    const verifier = createVerifier({ own: { ...realm, keys: counted }, now: () => time })
    const stranger = await openKeys(memoryKeyFiles())
    const { token } = await tokenSigner(stranger, realm)(subject, NOW)
    for (let n = 0; n < 20; n++) await verifier.verify(token).catch(() => {})
    expect(reloads).toBe(1)
    time += 1000
    await verifier.verify(token).catch(() => {})
    expect(reloads).toBe(2)
  })
})
