import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DemoPerson } from '../demo.ts'
import { escaped } from './fill.ts'

interface Built {
  readonly apps: readonly { readonly path: string; readonly html: string }[]
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

/** Built web apps: hashed files for ever, and the page of each app for every path below its own. */
export async function webRoutes(
  app: FastifyInstance,
  { directory, bucketOrigin, demo }: WebOptions,
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

  const headers = { 'content-security-policy': policyOf(bucketOrigin), 'cache-control': 'no-cache' }
  const known = demo ? escaped(JSON.stringify(demo)) : ''
  for (const { path, html } of built.apps) {
    const page = html.replace('%DEMO%', () => known)
    const answer = async (_request: FastifyRequest, reply: FastifyReply) =>
      reply.headers(headers).type('text/html; charset=utf-8').send(page)
    app.get(path, answer)
    // Below the front page is everything else.
    if (path !== '/') app.get(`${path}/*`, answer)
  }
}
