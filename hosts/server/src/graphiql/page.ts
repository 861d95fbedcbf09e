import { randomBytes } from 'node:crypto'
import type { Example } from '@longtable/system'
import { fill } from '../http/fill.ts'
import template from './graphiql.html?raw'

export interface GraphiqlOptions {
  readonly title: string
  /** Where operations go: `/goalsguild/graphql`. */
  readonly endpoint: string
  readonly token?: string | undefined
  readonly examples: readonly Example[]
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    // CodeMirror and Radix set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The page that tries a system out: for development only, since it may carry a token. */
export function graphiqlPage({ title, ...page }: GraphiqlOptions) {
  const nonce = randomBytes(16).toString('base64')
  return {
    ...fill(template, { title, nonce, page: JSON.stringify(page) }),
    headers: {
      'content-security-policy': contentSecurityPolicy(nonce),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  }
}
