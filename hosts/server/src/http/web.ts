import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DemoPerson } from '../demo.ts'
import { escaped } from './fill.ts'
import { headOf } from './head.ts'
import type { PublicRoute } from './headings.ts'

interface App {
  readonly path: string
  readonly title: string
  readonly description: string
  /** With a place for its head, and one for who may be signed in as. */
  readonly html: string
}

interface Built {
  readonly apps: readonly App[]
  readonly files: Readonly<Record<string, { readonly type: string; readonly isText: boolean }>>
  readonly worker: string
}

export interface WebOptions {
  /** Where `npm start` has put the built apps. */
  readonly directory: string
  /** Where uploads go, if not to this server. */
  readonly bucketOrigin?: string
  /** Who may be signed in as at a click: in development alone. */
  readonly demo?: readonly DemoPerson[]
  /** Where everybody may look, and how it is called there. */
  readonly pages: readonly PublicRoute[]
  /** Where all of this is: `https://example.com`. */
  readonly publicUrl: string
}

/** No inline script or style, nothing made into code, nothing from elsewhere. */
const policyOf = (bucketOrigin = '') =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob: data: ${bucketOrigin}`,
    "font-src 'self'",
    `media-src 'self' blob: ${bucketOrigin}`,
    `connect-src 'self' ${bucketOrigin}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types longtable',
  ]
    .map((rule) => rule.trim())
    .join('; ')

/** The best of what was compressed when it was built. */
function encodingFor({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const SUFFIX = { br: '.br', gzip: '.gz' } as const

interface Shell extends Pick<WebOptions, 'pages' | 'publicUrl'> {
  readonly send: (reply: FastifyReply, head: string) => FastifyReply
}

/** One page for every path of an app; where everybody may look, it is called as what is there. */
function shellRoutes(app: FastifyInstance, one: App, { pages, publicUrl, send }: Shell): void {
  const { path } = one
  const plain = headOf(one)
  const answerPlain = async (_request: FastifyRequest, reply: FastifyReply) => send(reply, plain)
  for (const page of pages) {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const heading = await page.headingOf(request)
      return send(reply, headOf(one, { address: publicUrl + page.placeOf(request), heading }))
    }
    app.get(page.path, answer)
    if (page.path === path) app.get(`${path}/`, answer)
  }
  if (!pages.some((page) => page.path === path)) app.get(path, answerPlain)
  // Below the front page is everything else.
  if (path !== '/') app.get(`${path}/*`, answerPlain)
}

/** Built web apps: hashed files for ever, and the page of each app for every path below its own. */
export async function webRoutes(
  app: FastifyInstance,
  { directory, bucketOrigin, demo, pages, publicUrl }: WebOptions,
): Promise<void> {
  const built = JSON.parse(readFileSync(join(directory, 'built.json'), 'utf8')) as Built
  const contents = new Map<string, Promise<Buffer>>()
  const contentOf = (file: string) => {
    const content = contents.get(file) ?? readFile(join(directory, file))
    contents.set(file, content)
    return content
  }

  app.get('/assets/:name', async (request, reply) => {
    const { name } = request.params as { readonly name: string }
    const found = Object.hasOwn(built.files, name) ? built.files[name] : undefined
    if (!found) return reply.callNotFound()
    const encoding = found.isText ? encodingFor(request) : undefined
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(found.type)
      .send(await contentOf(encoding ? `${name}${SUFFIX[encoding]}` : name))
  })

  app.get('/worker.js', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .type('text/javascript; charset=utf-8')
      .send(await contentOf(built.worker)),
  )

  const known = demo ? escaped(JSON.stringify(demo)) : ''
  const headers = { 'content-security-policy': policyOf(bucketOrigin), 'cache-control': 'no-cache' }
  for (const one of built.apps) {
    const [before = '', after = ''] = one.html.replace('%DEMO%', () => known).split('%HEAD%')
    shellRoutes(app, one, {
      pages: pages.filter(({ path }) => path === one.path || path.startsWith(`${one.path}/`)),
      publicUrl,
      send: (reply, head) =>
        reply.headers(headers).type('text/html; charset=utf-8').send(`${before}${head}${after}`),
    })
  }
}
