import { listMails, readMail } from '@longtable/mail'
import type { FastifyInstance } from 'fastify'
import { fill } from './fill.ts'
import { htmlPage } from './page.ts'
import one from './pages/mail.html?raw'
import none from './pages/no-mail.html?raw'
import all from './pages/outbox.html?raw'

const HTML = 'text/html; charset=utf-8'

const shownTime = (at: string) => at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')

/** Mails that were kept instead of sent, for development: here one finds the code of a sign-up. */
export async function outboxRoutes(
  app: FastifyInstance,
  { directory }: { directory: string },
): Promise<void> {
  app.get('/outbox', async (_request, reply) => {
    const mails = (await listMails(directory)).map(({ id, at, to, subject }) => ({
      id: encodeURIComponent(id),
      subject,
      to,
      at: shownTime(at),
    }))
    return reply.type(HTML).send(htmlPage('Outbox', fill(all, { mails })))
  })

  app.get('/outbox/:id', async (request, reply) => {
    const mail = await readMail(directory, (request.params as { id: string }).id)
    reply.type(HTML)
    if (!mail) return reply.code(404).send(htmlPage('Not found', fill(none, {})))
    const { to, subject, at, text, stopUrl } = mail.message
    const stops = stopUrl === undefined ? [] : [{ url: stopUrl }]
    const body = fill(one, { to, subject, at: shownTime(at), text, stops })
    return reply.send(htmlPage(subject, body))
  })
}
