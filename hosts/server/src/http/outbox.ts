import { listMails, readMail } from '@longtable/mail'
import type { FastifyInstance } from 'fastify'
import { escaped, htmlPage } from './page.ts'

const shownTime = (at: string) => escaped(at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))

/** Mails that were kept instead of sent, for development: here one finds the code of a sign-up. */
export async function outboxRoutes(
  app: FastifyInstance,
  { directory }: { directory: string },
): Promise<void> {
  app.get('/outbox', async (_request, reply) => {
    const mails = await listMails(directory)
    const rows = mails.map(
      ({ id, at, to, subject }) =>
        `<li><a href="/outbox/${encodeURIComponent(id)}">${escaped(subject)}</a><br><span class="soft">to ${escaped(to)}, ${shownTime(at)}</span></li>`,
    )
    const list =
      rows.length === 0
        ? '<p>Nothing has been sent yet. Sign up, and the mail with the code appears here.</p>'
        : `<ul class="rows">${rows.join('')}</ul>`
    const body = `<main><p><a href="/">Longtable</a></p><h1>Outbox</h1><p class="soft">Without a mail server, mails are kept on this machine.</p>${list}</main>`
    return reply.type('text/html; charset=utf-8').send(htmlPage('Outbox', body))
  })

  app.get('/outbox/:id', async (request, reply) => {
    const mail = await readMail(directory, (request.params as { id: string }).id)
    if (!mail)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(htmlPage('Not found', '<p>There is no such mail. <a href="/outbox">Outbox</a></p>'))
    const { to, subject, at, text } = mail.message
    const body = `<main><p><a href="/outbox">Outbox</a></p><h1>${escaped(subject)}</h1><p class="soft">To ${escaped(to)}, ${shownTime(at)}</p><pre>${escaped(text)}</pre></main>`
    return reply.type('text/html; charset=utf-8').send(htmlPage(subject, body))
  })
}
