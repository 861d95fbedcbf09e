import { encoded, type Forge, type Named, without } from './forge.ts'

export function wrongClaims({ head, payload, signature, now, ours, make }: Forge): Named[] {
  const values: Readonly<Record<string, readonly unknown[]>> = {
    iss: [
      'http://evil.example',
      `${String(payload['iss'])}/`,
      String(payload['iss']).toUpperCase(),
      ` ${String(payload['iss'])}`,
      'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abc',
      [payload['iss']],
      null,
      7,
      '',
    ],
    aud: ['other', 'LONGTABLE', 'longtable ', ['longtable'], ['longtable', 'x'], null, 7, ''],
    token_use: ['access', 'refresh', 'ID', ['id'], null, '', true],
    exp: [now, now - 1, now - 900, 0, -1, `${now + 900}`, null, [now + 900], now + 900.5, 1e300],
    nbf: [now + 61, now + 9000, `${now}`, null],
    iat: [now + 61, now + 9000, `${now}`, null, now - 0.5],
    sub: ['', 'short', 'x'.repeat(37), `${String(payload['sub']).slice(1)}#`, 7, null, ['a']],
    sid: [7, null, ['a']],
    gen: ['1', null, 1.5],
    email: [null, 7],
    email_verified: ['true', 1, null],
    auth_time: ['1', null],
    jti: [7, null],
    'cognito:groups': ['admin', [1], null],
  }
  const wrong = Object.entries(values).flatMap(([name, all]) =>
    all.map(
      (value): Named => [
        `${name} ${JSON.stringify(value)}`,
        make(ours, { payload: { ...payload, [name]: value } }),
      ],
    ),
  )
  const required = ['iss', 'aud', 'token_use', 'exp', 'iat', 'sub', 'sid', 'gen', 'email', 'jti']
  return [
    ...wrong,
    ...required.map(
      (name): Named => [`no ${name}`, make(ours, { payload: without(payload, name) })],
    ),
    ...[
      { sub: 'A'.repeat(26) },
      { 'cognito:groups': ['admin', 'more'] },
      { gen: 99 },
      { exp: now + 9e6 },
    ].map(
      (claims): Named => [
        `tampered ${JSON.stringify(claims)}`,
        `${head}.${encoded({ ...payload, ...claims })}.${signature}`,
      ],
    ),
  ]
}

export function brokenText({
  token,
  other,
  head,
  body,
  signature,
  header,
  payload,
  now,
  ours,
  make,
}: Forge): Named[] {
  const blanks = [' ', '\n', '\r\n', '\t', '\u0000', '\u00a0', '\ufeff', '\u200b', '=', '+', '/']
  const [headText, bodyText] = [JSON.stringify(header), JSON.stringify(payload)]
  const around = blanks.flatMap((blank): Named[] => [
    [`${JSON.stringify(blank)} before`, blank + token],
    [`${JSON.stringify(blank)} after`, token + blank],
    [
      `${JSON.stringify(blank)} inside`,
      `${head}.${body}.${signature.slice(0, 9)}${blank}${signature.slice(9)}`,
    ],
  ])
  const cut = Array.from({ length: 12 }, (_, n): Named => {
    const length = Math.floor((token.length * (n + 1)) / 13)
    return [`cut at ${length}`, token.slice(0, length)]
  })
  const signed: [string, Parameters<Forge['make']>[1]][] = [
    ['spaces in the header', { header: headText.replace(':', ': ') }],
    ['a line break in the payload', { payload: `${bodyText}\n` }],
    ['an algorithm named twice', { header: headText.replace('{', '{"alg":"none",') }],
    ['a subject named twice', { payload: bodyText.replace('{', '{"sub":"x",') }],
    ['an expiry named twice', { payload: bodyText.replace('}', `,"exp":${now + 99999}}`) }],
    ['an escaped name', { header: headText.replace('"alg"', '"\\u0061lg"') }],
    ['a NUL in the text', { payload: `${bodyText}\u0000` }],
    ['a byte order mark', { payload: `\ufeff${bodyText}` }],
    [
      'bytes that are no text',
      { payload: Buffer.concat([Buffer.from(bodyText), Buffer.from([0xff])]) },
    ],
    [
      'a lone byte in a value',
      { payload: Buffer.from(bodyText.replace('"id"', '"i\u00ffd"'), 'latin1') },
    ],
    ['a list for a header', { header: '["RS256"]' }],
    ['a list for a payload', { payload: `[${bodyText}]` }],
    ['a text for a payload', { payload: JSON.stringify(bodyText) }],
    ['a number for a payload', { payload: '7' }],
    ['null for a payload', { payload: 'null' }],
    ['half a payload', { payload: bodyText.slice(0, -3) }],
    ['a huge payload', { payload: { ...payload, padding: 'x'.repeat(20_000) } }],
    ['a deep payload', { payload: `${'['.repeat(3000)}${']'.repeat(3000)}` }],
    [
      'a subject in the prototype',
      {
        payload: JSON.stringify(without(payload, 'sub')).replace('{', `{"__proto__":${bodyText},`),
      },
    ],
  ]
  return [
    ...around,
    ...cut,
    ...signed.map(([name, parts]): Named => [name, make(ours, parts)]),
    ['two parts', `${head}.${body}`],
    ['an empty signature', `${head}.${body}.`],
    ['four parts', `${token}.${signature}`],
    ['an encrypted shape', `${token}.${signature}.${signature}`],
    ['parts in another order', `${body}.${head}.${signature}`],
    ['only dots', '..'],
    ['nothing', ''],
    ['a scheme', `Bearer ${token}`],
    ['two tokens', `${token},${other}`],
    ['its JSON form', JSON.stringify({ protected: head, payload: body, signature })],
    ['full-width letters', token.replace('e', 'ｅ')],
    ['undefined', undefined],
    ['null', null],
    ['a number', 7],
    ['an object', { token }],
    ['a list', [token]],
    ['bytes', Buffer.from(token)],
  ]
}

export function wrongSignatures({ other, head, body, signature, ours }: Forge): Named[] {
  const bytes = Buffer.from(signature, 'base64url')
  const flipped = [0, 1, 63, 64, 127, 128, 200, 255].map((place): Named => {
    const copy = Buffer.from(bytes)
    copy[place] = (copy[place] as number) ^ 1
    return [`a bit of byte ${place}`, `${head}.${body}.${copy.toString('base64url')}`]
  })
  // The last character carries spare bits that a lenient decoder drops: the same bytes, another text.
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const respelled = Array.from(alphabet)
    .map((last) => `${signature.slice(0, -1)}${last}`)
    .filter((text) => text !== signature && Buffer.from(text, 'base64url').equals(bytes))
    .map((text, n): Named => [`the signature respelled ${n}`, `${head}.${body}.${text}`])
  return [
    ...flipped,
    ...respelled,
    ['the signature of another token', `${head}.${body}.${other.split('.')[2] ?? ''}`],
    ['zeros', `${head}.${body}.${Buffer.alloc(256).toString('base64url')}`],
    ['bytes backwards', `${head}.${body}.${Buffer.from(bytes).reverse().toString('base64url')}`],
    [
      'a zero byte more',
      `${head}.${body}.${Buffer.concat([Buffer.alloc(1), bytes]).toString('base64url')}`,
    ],
    ['of the payload alone', `${head}.${body}.${ours(body)}`],
    ['of the text without dot', `${head}.${body}.${ours(head + body)}`],
  ]
}
