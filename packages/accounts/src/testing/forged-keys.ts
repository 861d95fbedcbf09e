import {
  constants,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import { encoded, type Forge, type Json, type Named, rsa, without } from './forge.ts'

const pss = (key: KeyObject, bits: number) => (text: string) =>
  sign(`sha${bits}`, Buffer.from(text), {
    key,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: bits / 8,
  }).toString('base64url')

export function noAlgorithm({ header, body, signature }: Forge): Named[] {
  return ['none', 'None', 'NONE', 'nOnE', '', null, false, ' none'].flatMap((alg) =>
    ['', signature, 'AA'].map(
      (ending): Named => [
        `alg ${JSON.stringify(alg)} with ${ending.length} characters`,
        `${encoded({ ...header, alg })}.${body}.${ending}`,
      ],
    ),
  )
}

export function confusedAlgorithms({ header, key, thief, make }: Forge): Named[] {
  const open = createPublicKey(key.privateKey)
  const secrets = [
    open.export({ type: 'spki', format: 'pem' }) as string,
    (open.export({ type: 'spki', format: 'pem' }) as string).trim(),
    open.export({ type: 'pkcs1', format: 'pem' }) as string,
    (open.export({ type: 'spki', format: 'der' }) as Buffer).toString('base64'),
    JSON.stringify(key.jwk),
    JSON.stringify({ keys: [key.jwk] }),
    key.jwk.n,
    key.kid,
    '',
  ]
  const hmac = (bits: number, secret: string) => (text: string) =>
    createHmac(`sha${bits}`, secret).update(text).digest('base64url')
  const symmetric = [256, 384, 512].flatMap((bits) =>
    secrets.map(
      (secret, n): Named => [
        `HS${bits} with public secret ${n}`,
        make(hmac(bits, secret), { header: { ...header, alg: `HS${bits}` } }),
      ],
    ),
  )
  const renamed = secrets.map(
    (secret, n): Named => [`an HMAC as RS256 ${n}`, make(hmac(256, secret), {})],
  )
  const asymmetric = [key.privateKey, thief.privateKey].flatMap((by, n): Named[] => [
    ...[384, 512].map(
      (bits): Named => [
        `RS${bits} ${n}`,
        make(rsa(by, `sha${bits}`), { header: { ...header, alg: `RS${bits}` } }),
      ],
    ),
    ...[256, 384, 512].map(
      (bits): Named => [
        `PS${bits} ${n}`,
        make(pss(by, bits), { header: { ...header, alg: `PS${bits}` } }),
      ],
    ),
    [`PS256 as RS256 ${n}`, make(pss(by, 256), {})],
  ])
  const curves = (['P-256', 'P-384', 'P-521'] as const).map((namedCurve, n): Named => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve })
    const alg = ['ES256', 'ES384', 'ES512'][n]
    const hash = ['sha256', 'sha384', 'sha512'][n]
    const by = (text: string) =>
      sign(hash, Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString(
        'base64url',
      )
    return [`${alg}`, make(by, { header: { ...header, alg } })]
  })
  const edwards = generateKeyPairSync('ed25519').privateKey
  const eddsa: Named = [
    'EdDSA',
    make((text) => sign(null, Buffer.from(text), edwards).toString('base64url'), {
      header: { ...header, alg: 'EdDSA' },
    }),
  ]
  return [...symmetric, ...renamed, ...asymmetric, ...curves, eddsa]
}

export function keyTricks({ header, key, thief, ours, theirs, make }: Forge): Named[] {
  const kids = [
    key.kid,
    `${key.kid} `,
    key.kid.toLowerCase(),
    `${key.kid}\u0000`,
    'thief',
    '',
    '../../../../dev/null',
    '/dev/null',
    "x' UNION SELECT 'k",
    'http://127.0.0.1:1/jwks.json',
    '__proto__',
    'constructor',
    'toString',
    '0',
    0,
    null,
    true,
    [key.kid],
    { kid: key.kid },
  ]
  const named = kids.map(
    (kid): Named => [`kid ${JSON.stringify(kid)}`, make(theirs, { header: { ...header, kid } })],
  )
  const keys = {
    jwk: { ...thief.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: key.kid },
    jku: 'http://127.0.0.1:1/jwks.json',
    x5u: 'http://127.0.0.1:1/cert.pem',
    x5c: [(thief.publicKey.export({ type: 'spki', format: 'der' }) as Buffer).toString('base64')],
    x5t: 'AAAA',
    'x5t#S256': 'AAAA',
  }
  const brought = Object.entries(keys).flatMap(([name, value]): Named[] => [
    [`${name} of a thief`, make(theirs, { header: { ...header, [name]: value } })],
    [`${name} alone`, make(theirs, { header: { alg: 'RS256', [name]: value } })],
    [`${name} beside our signature`, make(ours, { header: { ...header, [name]: value } })],
  ])
  return [
    ...named,
    ...brought,
    ['no kid, our signature', make(ours, { header: without(header, 'kid') })],
    ['no kid', make(theirs, { header: without(header, 'kid') })],
  ]
}

export function headerTricks({ header, now, ours, make }: Forge): Named[] {
  const headers: Json[] = [
    { ...header, crit: [] },
    { ...header, crit: ['exp'], exp: now + 900 },
    { ...header, crit: ['b64'], b64: false },
    { ...header, b64: true },
    { ...header, zip: 'DEF' },
    { ...header, enc: 'A256GCM' },
    { ...header, cty: 'JWT' },
    { ...header, typ: 'at+jwt' },
    { ...header, typ: 'jwt' },
    { ...header, typ: '' },
    { ...header, typ: null },
    { ...header, alg: 'rs256' },
    { ...header, alg: 'RS256 ' },
    { ...header, alg: ['RS256'] },
    { ...header, extra: 1 },
    without(header, 'alg'),
  ]
  return headers.map((one): Named => [JSON.stringify(one), make(ours, { header: one })])
}
