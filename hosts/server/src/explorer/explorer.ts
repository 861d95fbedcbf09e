import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf, SECURITY_HEADERS, sendRefusal } from './answer.ts'
import { describeTable } from './describe-table.ts'
import cards from './page/cards.page.js?raw'
import script from './page/explorer.page.js?raw'
import style from './page/explorer.css?raw'
import page from './page/explorer.html?raw'
import { parametersOf, queryRequest, sourceOf } from './request.ts'
import { runQuery } from './run-query.ts'
import type { ExplorerSource } from './source.ts'

export interface ExplorerOptions {
  readonly sources: readonly ExplorerSource[]
  readonly report: (problem: string, cause: unknown) => void
}

const SCRIPT = 'text/javascript; charset=utf-8'

const ASSETS = [
  { path: '/', type: 'text/html; charset=utf-8', content: page },
  { path: '/explorer.css', type: 'text/css; charset=utf-8', content: style },
  { path: '/explorer.page.js', type: SCRIPT, content: script },
  { path: '/cards.page.js', type: SCRIPT, content: cards },
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
