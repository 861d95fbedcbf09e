import type { IncomingMessage } from 'node:http'

/** No token of ours is longer; a cookie that is was not set here, and is none. */
const COOKIE_CHARACTERS_MAX = 200

export function cookieIn({ headers }: IncomingMessage, name: string): string | undefined {
  for (const pair of (headers.cookie ?? '').split('; ')) {
    const [own, value] = pair.split('=', 2)
    if (own === name && value && value.length <= COOKIE_CHARACTERS_MAX) return value
  }
  return undefined
}

/** Cookies ignore ports: two programs on one machine must not share them. */
export function cookieNames(publicUrl: string) {
  const { protocol, port } = new URL(publicUrl)
  const isSecure = protocol === 'https:'
  const session = isSecure ? '__Secure-longtable' : `longtable-${port || '80'}`
  return { session, device: `${session}-device`, reader: `${session}-files`, isSecure }
}
