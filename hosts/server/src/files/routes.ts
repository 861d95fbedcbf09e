import type { FilesHandler } from '@longtable/files/disk'
import type { Logger } from '@longtable/core'
import type { FastifyInstance } from 'fastify'
import { ownHeaders } from '../http/own-headers.ts'
import { FILES_PATH } from './open-files.ts'

interface FilesRoutesOptions {
  readonly handler: FilesHandler
  readonly log: Logger
}

/** Signed URLs of files on this machine. The handler reads bodies itself, within what was signed. */
export async function filesRoutes(
  app: FastifyInstance,
  { handler, log }: FilesRoutesOptions,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({
    method: ['GET', 'HEAD', 'PUT'],
    url: `${FILES_PATH}*`,
    config: { writesHead: true },
    handler(request, reply) {
      reply.hijack()
      const { raw, id } = request
      const exchange = {
        request: raw,
        response: reply.raw,
        path: (raw.url ?? '').slice(FILES_PATH.length),
        headers: ownHeaders(request),
      }
      handler.handle(exchange).catch((error: unknown) => {
        log.error({ request: id, err: error }, 'a file could not be sent or kept')
        if (reply.raw.headersSent) return void reply.raw.destroy()
        const message = `Something went wrong here (id ${id}).`
        const head = { ...ownHeaders(request), 'content-type': 'application/json' }
        reply.raw
          .writeHead(500, { ...head, connection: 'close' })
          .end(JSON.stringify({ error: { code: 'INTERNAL', message } }))
      })
    },
  })
}
