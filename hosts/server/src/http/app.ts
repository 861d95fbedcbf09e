import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Logger } from '@longtable/core'
import { fastify, type FastifyInstance } from 'fastify'
import type { Demo } from '../demo.ts'
import { DEMO } from '../demo-person.ts'
import { sendRefusal } from '../explorer/answer.ts'
import { localBillingRoutes } from '../billing/pages.ts'
import { explorer } from '../explorer/explorer.ts'
import { filesRoutes } from '../files/routes.ts'
import { graphiqlRoutes } from '../graphiql/routes.ts'
import type { Runtime } from '../runtime.ts'
import type { HostedSystem } from '../systems.ts'
import { trustedHosts } from '../trusted-host.ts'
import { limitConnections, watchConnections } from './connections.ts'
import { frontPage } from './front-page.ts'
import { graphqlRoutes } from './graphql.ts'
import { publicRoutes } from './headings.ts'
import { createHealth } from './health.ts'
import { Incoming } from './incoming.ts'
import { mailStopRoutes } from './mail-stop.ts'
import { metricsRoutes } from './metrics.ts'
import { outboxRoutes } from './outbox.ts'
import { ownHeaders } from './own-headers.ts'
import { PAGE_ASSETS } from './page.ts'
import { sessionRoutes } from './session.ts'
import { limitUnread } from './unread.ts'
import { webRoutes } from './web.ts'
import { webhookRoutes } from './webhooks.ts'

/** Room for the longest condition and position of the explorer, percent-encoded. */
const HEADER_BYTES_MAX = 40 * 1024
const HEADER_MS_MAX = 20_000
/** Beyond the time that an upload may take; the edge has a shorter one for its own bodies. */
const REQUEST_MS_MAX = 11 * 60_000
const CHECK_MS = 5_000
const REQUEST_ID = /^[\w-]{8,64}$/

/** Unique over all processes: random once, then counted. */
function createRequestIds(): () => string {
  const process = randomUUID()
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}

export interface AppOptions {
  readonly runtime: Runtime
  readonly systems: readonly HostedSystem[]
  readonly log: Logger
  readonly demo: Demo | undefined
}

const NOTHING_HERE = { status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' }

type Trust = (request: IncomingMessage) => boolean

const publicName = ({ config }: Runtime) => new URL(config.publicUrl).hostname

/** A page of a stranger may not make a browser talk to us: neither under its own name nor as its origin. */
function trustOf(runtime: Runtime): Trust {
  const isTrustedHost = trustedHosts([publicName(runtime), runtime.config.host])
  return ({ headers: { host, origin } }) =>
    isTrustedHost(host) &&
    (origin === undefined || origin === `http://${host}` || origin === `https://${host}`)
}

function guard(app: FastifyInstance, { runtime, log }: AppOptions, isTrusted: Trust): void {
  const refusal = {
    status: 421,
    code: 'MISDIRECTED',
    field: 'Host',
    message: `Host: this server answers only to localhost and ${publicName(runtime)}`,
  }
  app.addHook('onRequest', (request, reply, done) => {
    const trusted = isTrusted(request.raw)
    if (!trusted || !request.routeOptions.config.writesHead) reply.headers(ownHeaders(request))
    if (trusted) done()
    else sendRefusal(reply, refusal)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, id } = request
    const ms = Math.round(reply.elapsedTime)
    log.info(
      { request: id, method, path: url.split('?')[0], status: reply.statusCode, ms },
      'request',
    )
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    if (statusCode < 500)
      return sendRefusal(reply, { status: statusCode, code: 'INVALID', message })
    log.error({ request: request.id, err: error }, 'a request failed')
    return sendRefusal(reply, {
      status: 500,
      code: 'INTERNAL',
      message: `Something went wrong here (id ${request.id}).`,
    })
  })
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, NOTHING_HERE))
}

/** Pages that show everything are not there for anybody who comes from elsewhere or through a proxy. */
function onlyFromHere(app: FastifyInstance, { arrivals }: Runtime): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (arrivals.isFromHere(request.raw)) done()
    else sendRefusal(reply, NOTHING_HERE)
  })
}

async function developmentRoutes(
  app: FastifyInstance,
  options: AppOptions,
  demo: Demo,
): Promise<void> {
  const { runtime, systems, log } = options
  const sources = systems.map(({ model, system }) => ({
    model,
    store: runtime.engine.table(model.table.name),
    tools: runtime.engine.tools(model.table.name),
    isServed: system !== undefined,
  }))
  const report = (problem: string, cause: unknown) => log.error({ err: cause }, problem)
  await app.register(explorer, { prefix: '/explorer', sources, report })
  await app.register(outboxRoutes, { directory: runtime.outbox })
  const { localBilling: local } = runtime
  if (local) await app.register(localBillingRoutes, { local })
  await app.register(graphiqlRoutes, {
    demoToken: () => demo.token(),
    systems: runtime.served.map(({ title, path, examples }) => ({
      title,
      path: `${path}/graphiql`,
      endpoint: `${path}/graphql`,
      examples,
    })),
  })
  if (runtime.config.webDirectory !== undefined) return
  const page = frontPage({
    demo: DEMO,
    systems: runtime.served.map(({ path, title, text }) => ({
      href: `${path}/graphiql`,
      title,
      text,
    })),
    tools: [
      { href: '/explorer', title: 'Table explorer', text: 'Look at the tables by their keys' },
      { href: '/outbox', title: 'Outbox', text: 'Mails that were kept on this machine' },
      { href: '/health', title: 'Health', text: 'Store, processors and their lag' },
      { href: '/metrics', title: 'Metrics', text: 'For Prometheus' },
    ],
  })
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}

/** The web server without its port: what is served, and to whom. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { runtime, demo } = options
  const nextRequestId = createRequestIds()
  const app = fastify({
    logger: false,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS_MAX,
    http: {
      IncomingMessage: Incoming,
      maxHeaderSize: HEADER_BYTES_MAX,
      headersTimeout: HEADER_MS_MAX,
      connectionsCheckingInterval: CHECK_MS,
    },
    // A target that cannot be decoded never becomes a request, so no hook sees it.
    frameworkErrors: (error, request, reply) => {
      const { statusCode = 400 } = error
      reply.headers(ownHeaders(request))
      sendRefusal(reply, { status: statusCode, code: 'INVALID', message: 'That is no path.' })
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : nextRequestId()
    },
  })
  const connections = watchConnections(app.server)
  limitConnections(app, connections)
  limitUnread(app.server, connections)
  // Beyond a number Node drops headers without a word, and a proxy adds its own at the end: the size is bounded.
  app.server.maxHeadersCount = 0
  // Routes that want a body read it themselves. Fastify would read that of any request, unknown ones too.
  app.removeAllContentTypeParsers()
  const isTrusted = trustOf(runtime)
  guard(app, options, isTrusted)
  const healthOf = createHealth(runtime)
  app.get('/health', async (_request, reply) => {
    const health = await healthOf()
    return reply.code(health.status === 'down' ? 503 : 200).send(health)
  })
  app.get('/accounts/.well-known/jwks.json', async () => runtime.people.keys.jwks)
  for (const { path, type, content } of PAGE_ASSETS)
    app.get(path, async (_request, reply) => reply.type(type).send(content))
  await metricsRoutes(app, { runtime })
  await app.register(mailStopRoutes, { recipients: runtime.people.recipients })
  await app.register(graphqlRoutes, { edges: runtime.edges, isTrusted, log: options.log })
  await app.register(webhookRoutes, { runtime, log: options.log })
  await sessionRoutes(app, { runtime, log: options.log })
  const { webDirectory } = runtime.config
  if (webDirectory !== undefined)
    await app.register(webRoutes, {
      directory: webDirectory,
      pages: publicRoutes(runtime),
      publicUrl: runtime.config.publicUrl,
      ...(runtime.files?.origin !== undefined && { bucketOrigin: runtime.files.origin }),
      ...(demo && { demo: demo.people }),
    })
  const { files } = runtime
  if (files) await app.register(filesRoutes, { runtime, files, log: options.log })
  if (demo)
    await app.register(async (pages) => {
      onlyFromHere(pages, runtime)
      await developmentRoutes(pages, options, demo)
    })
  return app
}
