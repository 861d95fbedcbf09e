import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf, SECURITY_HEADERS, sendRefusal } from './answer.ts'
import { describeTable } from './describe-table.ts'
import { EXPLORER_CSS } from './page/explorer.css.ts'
import { EXPLORER_HTML } from './page/explorer.html.ts'
import { EXPLORER_JS } from './page/explorer.js.ts'
import { EXPLORER_ICON } from './page/icon.svg.ts'
import { parametersOf, queryRequest, sourceOf } from './request.ts'
import { runQuery } from './run-query.ts'
import type { ExplorerSource } from './source.ts'

export interface ExplorerOptions {
  readonly sources: readonly ExplorerSource[]
  readonly report: (problem: string, cause: unknown) => void
}

const ASSETS = [
  { path: '/', type: 'text/html; charset=utf-8', content: EXPLORER_HTML },
  { path: '/explorer.css', type: 'text/css; charset=utf-8', content: EXPLORER_CSS },
  { path: '/explorer.js', type: 'text/javascript; charset=utf-8', content: EXPLORER_JS },
  { path: '/icon.svg', type: 'image/svg+xml', content: EXPLORER_ICON },
]

function refuseUnknown({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method === 'GET' || method === 'HEAD')
    return sendRefusal(reply, { status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' })
  void reply.header('allow', 'GET, HEAD')
  return sendRefusal(reply, {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    message: `${method}: the explorer only reads, with GET`,
  })
}

/** The table explorer: a page, and the JSON behind it under `/api`. It reads and never writes. */
export async function explorer(
  app: FastifyInstance,
  { sources, report }: ExplorerOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(SECURITY_HEADERS)
  })
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, refusalOf(error, report)))
  app.setNotFoundHandler(refuseUnknown)

  for (const { path, type, content } of ASSETS)
    app.get(path, async (_request, reply) => reply.type(type).send(content))

  app.get('/api/tables', async (request) => {
    parametersOf(request.query, [])
    return { tables: await Promise.all(sources.map((source) => describeTable(source))) }
  })

  app.get('/api/query', async (request) => {
    const parameters = parametersOf(request.query, ['table', 'condition', 'limit', 'after'])
    const source = sourceOf(sources, parameters['table'])
    return runQuery(source, queryRequest(parameters))
  })
}
