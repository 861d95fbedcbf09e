import type { Edge } from '@longtable/api'
import type { Heading, PublicPage } from '@longtable/system'
import type { FastifyRequest } from 'fastify'
import type { Runtime } from '../runtime.ts'

type Named = Readonly<Record<string, unknown>>

/** A page of a system, and what it is called for who is not signed in. */
export interface PublicRoute {
  /** `/collabhub/startups/:startupId`. */
  readonly path: string
  /** Where it is, without what does not belong to its address. */
  placeOf(request: FastifyRequest): string
  /** Hidden where there is nothing that everybody may see; undefined where nobody could say. */
  headingOf(request: FastifyRequest): Promise<Heading | 'hidden' | undefined>
}

/** Nobody waits for a name: a page opens without it. */
const HEADING_MS_MAX = 1_000

/** Nothing there, or not for everybody, or no id at all. */
const HIDDEN: ReadonlySet<unknown> = new Set(['NOT_FOUND', 'INVALID'])

function within<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), HEADING_MS_MAX)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Through the edge, as whoever has no token: its policies and limits are all there are. */
async function answered(
  edge: Edge,
  { document, heading }: PublicPage,
  { request, variables }: { request: FastifyRequest; variables: Named },
): Promise<Heading | 'hidden' | undefined> {
  try {
    const nobody = await edge.authenticate({ token: undefined, request: request.raw })
    const { data, errors } = await edge.execute(edge.admit({ query: document, variables }, nobody))
    if (data && !errors) return heading(data as never)
    return HIDDEN.has(errors?.[0]?.extensions.code) ? 'hidden' : undefined
  } catch {
    // Refused, for instance because this address asks too much; the page itself will say so.
    return undefined
  }
}

const routeOf = (system: string, edge: Edge, page: PublicPage): PublicRoute => {
  const askedIn = ({ query }: FastifyRequest) =>
    Object.entries(query as Named).filter(
      (one): one is [string, string] =>
        (page.asked?.includes(one[0]) ?? false) && typeof one[1] === 'string',
    )
  return {
    path: page.path === '/' ? system : `${system}${page.path}`,
    placeOf(request) {
      const asked = new URLSearchParams(askedIn(request)).toString()
      const [path = ''] = request.url.split('?')
      return asked === '' ? path.replace(/\/$/, '') : `${path}?${asked}`
    },
    headingOf: (request) =>
      within(
        answered(edge, page, {
          request,
          variables: { ...Object.fromEntries(askedIn(request)), ...(request.params as Named) },
        }),
      ),
  }
}

/** Of all systems. */
export const publicRoutes = ({ served, edges }: Pick<Runtime, 'served' | 'edges'>): PublicRoute[] =>
  served.flatMap(({ path, pages = [] }) => {
    const edge = edges.get(`${path}/graphql`)
    return edge ? pages.map((page) => routeOf(path, edge, page)) : []
  })
