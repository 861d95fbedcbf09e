import type { IncomingMessage } from 'node:http'

/** No token of ours is longer; a cookie that is was not set here, and is none. */
const COOKIE_CHARACTERS_MAX = 200

/** All that come under a name: those with the longest path first, whoever has set them. */
export const cookiesIn = ({ headers }: IncomingMessage, name: string): readonly string[] =>
  (headers.cookie ?? '').split('; ').flatMap((pair) => {
    const [own, value = ''] = pair.split('=', 2)
    return own === name ? [value] : []
  })

/** None where several come under its name: which of them was set here nobody can tell. */
export function cookieIn(request: IncomingMessage, name: string): string | undefined {
  const [value, ...others] = cookiesIn(request, name)
  return value && others.length === 0 && value.length <= COOKIE_CHARACTERS_MAX ? value : undefined
}

/** Cookies ignore ports: two programs on one machine must not share them. */
export function cookieNames(publicUrl: string) {
  const { protocol, port } = new URL(publicUrl)
  const isSecure = protocol === 'https:'
  const session = isSecure ? '__Secure-longtable' : `longtable-${port || '80'}`
  return { session, device: `${session}-device`, reader: `${session}-files`, isSecure }
}
