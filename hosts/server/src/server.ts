import { openLmdb } from '@longtable/store/lmdb'
import { fastify } from 'fastify'
import { SECURITY_HEADERS, sendRefusal } from './explorer/answer.ts'
import { explorer } from './explorer/explorer.ts'
import type { Config } from './config.ts'
import { fillEmptyTable } from './sample/fill-empty-table.ts'
import type { System } from './systems.ts'
import { isTrustedHost } from './trusted-host.ts'

export interface RunningServer {
  readonly address: string
  /** Answers what was asked already, then closes the store. */
  close(): Promise<void>
}

export interface ServerOptions {
  readonly config: Config
  readonly systems: readonly System[]
  readonly report: (problem: string, cause?: unknown) => void
}

/** Room for the longest condition and position, percent-encoded. */
const HEADER_BYTES_MAX = 40 * 1024

/** The web server without its port: what is served, and to whom. */
function buildApp({ config, report }: ServerOptions) {
  const app = fastify({
    logger: false,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: HEADER_BYTES_MAX },
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isTrustedHost(request.headers.host, config.host)) return
    void reply.headers(SECURITY_HEADERS)
    return sendRefusal(reply, {
      status: 421,
      code: 'MISDIRECTED',
      field: 'Host',
      message: `Host: this server answers only to localhost and ${config.host}`,
    })
  })
  app.get('/', async (_request, reply) => reply.redirect('/explorer'))
  app.setErrorHandler((error, _request, reply) => {
    report('Request failed', error)
    return sendRefusal(reply, { status: 500, code: 'INTERNAL', message: 'Something went wrong.' })
  })
  return app
}

/** Opens the tables, fills the empty ones with their sample, and listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, systems, report } = options
  const engine = await openLmdb({
    directory: config.dataDirectory,
    tables: systems.map(({ model }) => model.table),
  })
  try {
    for (const { model, sample } of systems) await fillEmptyTable(engine, model.table.name, sample)
    const app = buildApp(options)
    const sources = systems.map(({ model, sample }) => ({
      model,
      sample,
      store: engine.table(model.table.name),
    }))
    await app.register(explorer, { prefix: '/explorer', sources, report })
    const address = await app.listen({ port: config.port, host: config.host })
    return {
      address,
      async close() {
        await app.close()
        await engine.close()
      },
    }
  } catch (error) {
    await engine.close()
    throw error
  }
}
