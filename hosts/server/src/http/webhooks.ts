import type { IncomingMessage } from 'node:http'
import type { Logger } from '@longtable/core'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../edge.ts'
import type { Runtime } from '../runtime.ts'

/** More than any event of theirs has. */
const BODY_BYTES_MAX = 1024 * 1024

/** Byte by byte as it came: a signature is of the bytes. Undefined where they are too many. */
async function rawBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > BODY_BYTES_MAX) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

interface WebhookOptions {
  readonly runtime: Runtime
  readonly log: Logger
}

/** What programs of others tell our systems. Whatever fails is answered with a 5xx, so they try again. */
export async function webhookRoutes(
  app: FastifyInstance,
  { runtime, log }: WebhookOptions,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const { path, webhooks } of runtime.served)
    for (const [name, webhook] of webhooks ?? [])
      app.post(`${path}/${name}`, async ({ raw, id }, reply) => {
        const body = await rawBody(raw)
        if (!body)
          return reply.code(413).header('connection', 'close').send({ message: 'Too long.' })
        const origin = originOf(raw, runtime.arrivals)
        try {
          const { status, message } = await webhook(origin, { body, headers: raw.headers })
          return await reply.code(status).send({ message })
        } catch (error) {
          log.error({ request: id, webhook: `${path}/${name}`, err: error }, 'a webhook failed')
          return reply.code(500).send({ message: `Something went wrong here (id ${id}).` })
        }
      })
}
