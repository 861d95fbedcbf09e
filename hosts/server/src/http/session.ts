import type { IncomingMessage } from 'node:http'
import { refresh, signIn, signOut, type Tokens } from '@longtable/accounts'
import { createJsonHandler, type JsonAnswer } from '@longtable/api'
import { DomainError, type Logger } from '@longtable/core'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../edge.ts'
import type { Runtime } from '../runtime.ts'
import { FILES_PATH } from '../files/open-files.ts'
import { cookieIn, cookieNames, cookiesIn } from './cookies.ts'
import { ownHeaderList } from './own-headers.ts'

/** A path of its own: the cookies that can act go nowhere else. */
const PATH = '/accounts/session'
/** Where else a cookie can be set that comes to these routes: by another port, for one. */
const OTHER_PATHS = ['/', '/accounts', '/accounts/', `${PATH}/`, `${PATH}/refresh`, `${PATH}/end`]
const DAY_SECONDS = 86_400
/** As long as a session lives without being used. */
const SESSION_SECONDS = 30 * DAY_SECONDS
/** As long as browsers keep a cookie at most. */
const DEVICE_SECONDS = 400 * DAY_SECONDS

const otherSite = () =>
  new DomainError('FORBIDDEN', 'session.other-site', 'Only pages of this server may ask for this.')

/**
 * A JSON body and the Origin guard of every route already keep others out. Browsers also say where a
 * request comes from: cookies ignore ports, so the page of another port is the same site, not the
 * same origin.
 */
function refuseOtherSites({ headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw otherSite()
}

/** What a browser keeps for us. */
function cookiesOf(publicUrl: string) {
  const { session, device, reader, isSecure } = cookieNames(publicUrl)
  const end = `HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  const line = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=${PATH}; Max-Age=${seconds}; ${end}`
  const gone = (name: string, path: string) => `${name}=; Path=${path}; Max-Age=0; ${end}`
  const readerLine = (value: string, seconds: number) =>
    `${reader}=${value}; Path=${FILES_PATH}; Max-Age=${seconds}; ${end}`
  return {
    refreshToken: (request: IncomingMessage) => cookieIn(request, session),
    refreshTokens: (request: IncomingMessage) => cookiesIn(request, session),
    deviceToken: (request: IncomingMessage) => cookieIn(request, device),
    kept: ({ idToken, expiresAt, refreshToken, deviceToken, readerToken }: Tokens): JsonAnswer => ({
      data: { session: { idToken, expiresAt } },
      headers: {
        'set-cookie': [
          line(session, refreshToken, SESSION_SECONDS),
          line(device, deviceToken, DEVICE_SECONDS),
          readerLine(readerToken, SESSION_SECONDS),
        ],
      },
    }),
    none: {
      data: { session: null },
      headers: { 'set-cookie': [line(session, '', 0), readerLine('', 0)] },
    } satisfies JsonAnswer,
    /** What was planted beside ours goes, so that ours is known again the next time. */
    swept(request: IncomingMessage, answer: JsonAnswer): JsonAnswer {
      const planted = [session, device].filter((name) => cookiesIn(request, name).length > 1)
      if (planted.length === 0) return answer
      const cleared = planted.flatMap((name) => OTHER_PATHS.map((path) => gone(name, path)))
      const lines = [answer.headers?.['set-cookie'] ?? [], cleared].flat()
      return { ...answer, headers: { ...answer.headers, 'set-cookie': lines } }
    },
  }
}

type Answer = (request: IncomingMessage, body: object) => Promise<JsonAnswer>

const isSignedOut = (error: unknown) =>
  error instanceof DomainError && error.code === 'UNAUTHENTICATED'

function sessionAnswers(
  { people, arrivals }: Runtime,
  cookies: ReturnType<typeof cookiesOf>,
): Readonly<Record<string, Answer>> {
  const contextOf = (request: IncomingMessage) =>
    people.accountsContext(undefined, originOf(request, arrivals))
  return {
    [PATH]: async (request, body) => {
      const input = signIn.input.parse({ ...body, deviceToken: cookies.deviceToken(request) })
      return cookies.kept(await signIn(contextOf(request), input))
    },
    /** Nobody being signed in is an answer, not an error: every page asks when it is opened. */
    [`${PATH}/refresh`]: async (request) => {
      const refreshToken = cookies.refreshToken(request)
      if (refreshToken === undefined) return { data: { session: null } }
      try {
        const input = refresh.input.parse({ refreshToken })
        return cookies.kept(await refresh(contextOf(request), input))
      } catch (error) {
        if (isSignedOut(error)) return cookies.none
        throw error
      }
    },
    [`${PATH}/end`]: async (request) => {
      // Whichever of them is ours: it ends.
      for (const refreshToken of cookies.refreshTokens(request))
        try {
          const input = signOut.input.parse({ refreshToken })
          await signOut(contextOf(request), input)
        } catch (error) {
          if (!isSignedOut(error)) throw error
        }
      return cookies.none
    },
  }
}

/**
 * A browser's session. The refresh token is in a cookie that no script can read; a page gets ID
 * tokens, keeps them in memory, and asks again when it is opened anew. Other clients use the GraphQL
 * operations, whose answers have both.
 */
export async function sessionRoutes(
  app: FastifyInstance,
  { runtime, log }: { readonly runtime: Runtime; readonly log: Logger },
): Promise<void> {
  const cookies = cookiesOf(runtime.config.publicUrl)
  for (const [path, answer] of Object.entries(sessionAnswers(runtime, cookies))) {
    const handle = createJsonHandler({
      log,
      async answer(request, body) {
        refuseOtherSites(request)
        return cookies.swept(request, await answer(request, body))
      },
    })
    app.post(path, {
      config: { writesHead: true },
      onRequest(request, reply) {
        reply.hijack()
        void handle(request.raw, reply.raw, ownHeaderList(request))
      },
      handler: () => {
        throw new Error('It was answered before.')
      },
    })
  }
}
