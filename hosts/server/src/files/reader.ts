import type { IncomingMessage } from 'node:http'
import type { AccountsViewer } from '@longtable/accounts'
import { DomainError, type Origin } from '@longtable/core'
import { mayEnter } from '../demo-person.ts'
import { originOf } from '../edge.ts'
import { cookieIn, cookieNames } from '../http/cookies.ts'
import type { Runtime } from '../runtime.ts'

const BEARER = /^Bearer ([\w.-]+)$/i

/** Who asks for a file; nobody where nothing says so, or what says so is over. */
export type ReaderOf = (request: IncomingMessage) => Promise<{
  readonly viewer: AccountsViewer | undefined
  readonly origin: Origin
}>

/**
 * A picture on a page is asked for without the page's token, so the browser's session has a cookie for
 * files; other clients send their token. Account and session are read anew for each of them.
 */
export function createReaderOf({ people, config, arrivals }: Runtime): ReaderOf {
  const { reader } = cookieNames(config.publicUrl)

  async function bearer(token: string): Promise<AccountsViewer | undefined> {
    try {
      return (await people.authenticate(token)).viewer
    } catch (error) {
      if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') return undefined
      throw error
    }
  }

  async function viewerOf(request: IncomingMessage): Promise<AccountsViewer | undefined> {
    const { authorization } = request.headers
    if (authorization !== undefined) return bearer(BEARER.exec(authorization)?.[1] ?? '')
    const cookie = cookieIn(request, reader)
    return cookie === undefined ? undefined : people.authenticateReader(cookie)
  }

  return async (request) => {
    const origin = originOf(request, arrivals)
    const viewer = await viewerOf(request)
    return { viewer: viewer && mayEnter(config, viewer.email, origin) ? viewer : undefined, origin }
  }
}
