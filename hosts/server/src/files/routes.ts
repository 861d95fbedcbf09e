import type { Logger } from '@longtable/core'
import { type Exchange, giveBytes, NOTHING_HERE, refuse } from '@longtable/files'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { ownHeaders } from '../http/own-headers.ts'
import type { Runtime } from '../runtime.ts'
import type { ServedFiles } from '../served.ts'
import { FILES_PATH, type Files } from './open-files.ts'
import { createReaderOf, type ReaderOf } from './reader.ts'

interface FilesRoutesOptions {
  readonly runtime: Runtime
  readonly files: Files
  readonly log: Logger
}

/** For so long a browser shows a file that it has, before it asks whether it still may. */
const CACHE_SECONDS = 300

type Answer = (exchange: Exchange, path: string) => Promise<void>

/** What answers writes the head itself; what it throws is an error with an id. */
const answering =
  (mount: string, log: Logger, answer: Answer) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack()
    const { raw, id } = request
    const exchange = { request: raw, response: reply.raw, headers: ownHeaders(request) }
    answer(exchange, (raw.url ?? '').slice(mount.length)).catch((error: unknown) => {
      log.error({ request: id, err: error }, 'a file could not be sent or kept')
      if (reply.raw.headersSent) return void reply.raw.destroy()
      const message = `Something went wrong here (id ${id}).`
      refuse(exchange, { status: 500, code: 'INTERNAL', message })
    })
  }

/** Every wrong way to ask has one answer: nobody learns what there is, or who may have it. */
const reading =
  (served: ServedFiles, readerOf: ReaderOf): Answer =>
  async (exchange, token) => {
    const link = served.links.opened(token)
    if (!link) return refuse(exchange, NOTHING_HERE)
    const { viewer, origin } = await readerOf(exchange.request)
    const isPublic = link.readerId === null
    const file = await served.file(isPublic ? undefined : viewer, origin, link)
    if (!file) return refuse(exchange, NOTHING_HERE)
    if ('make' in file) return giveBytes(exchange, await file.make(), file)
    return served.objects.give(exchange, { ...file, key: file.s3Key, cacheSeconds: CACHE_SECONDS })
  }

/**
 * Files are read under addresses of each system, which asks its own rules with every request. On this
 * machine they are also sent here, to signed URLs; the handler reads bodies itself, within what was signed.
 */
export async function filesRoutes(
  app: FastifyInstance,
  { runtime, files, log }: FilesRoutesOptions,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const route = (method: HTTPMethods[], mount: string, answer: Answer) =>
    app.route({
      method,
      url: `${mount}*`,
      config: { writesHead: true },
      handler: answering(mount, log, answer),
    })
  const readerOf = createReaderOf(runtime)
  for (const { files: served } of runtime.served)
    if (served) route(['GET', 'HEAD'], served.path, reading(served, readerOf))
  const { handler } = files
  if (handler) route(['PUT'], FILES_PATH, (exchange, path) => handler.handle(exchange, path))
}
