const TOKEN_CHARACTERS_MAX = 8192
const SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/
/** Whatever else a header could ask for (a key by `jwk` or `jku`, `crit`, `zip`) is not ours to do. */
const HEADER_NAMES = new Set(['alg', 'kid', 'typ'])

export interface TokenParts {
  readonly header: Readonly<Record<string, unknown>>
  readonly payload: Readonly<Record<string, unknown>>
  readonly kid: string
  /** Each object is the only text that it could have been: no name twice, no spaces. */
  readonly isCanonical: boolean
}

/** Undefined where the text is not the one base64url form of its bytes. */
function decoded(part: string): string | undefined {
  const bytes = Buffer.from(part, 'base64url')
  if (bytes.toString('base64url') !== part) return undefined
  const text = bytes.toString('utf8')
  return Buffer.from(text, 'utf8').equals(bytes) ? text : undefined
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes a token apart, or says undefined: decoders forgive what a token of ours never has, and
 * every spelling that is forgiven is one more token that passes for the same.
 */
export function tokenParts(token: unknown): TokenParts | undefined {
  if (typeof token !== 'string' || token.length > TOKEN_CHARACTERS_MAX) return undefined
  if (!SHAPE.test(token)) return undefined
  const [headerPart = '', payloadPart = '', signature = ''] = token.split('.')
  const [headerText, payloadText] = [decoded(headerPart), decoded(payloadPart)]
  if (headerText === undefined || payloadText === undefined) return undefined
  if (Buffer.from(signature, 'base64url').toString('base64url') !== signature) return undefined
  const [header, payload] = [objectOf(headerText), objectOf(payloadText)]
  if (!header || !payload) return undefined
  if (Object.keys(header).some((name) => !HEADER_NAMES.has(name))) return undefined
  if (header['alg'] !== 'RS256' || typeof header['kid'] !== 'string') return undefined
  if ('typ' in header && header['typ'] !== 'JWT') return undefined
  const isCanonical =
    JSON.stringify(header) === headerText && JSON.stringify(payload) === payloadText
  return { header, payload, kid: header['kid'], isCanonical }
}
