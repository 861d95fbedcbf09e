import { listMails, readMail } from '@longtable/mail'
import type { FastifyInstance } from 'fastify'
import { escaped, htmlPage } from './page.ts'

/** Mails that were kept instead of sent, for development: here one finds the code of a sign-up. */
export async function outboxRoutes(
  app: FastifyInstance,
  { directory }: { directory: string },
): Promise<void> {
  app.get('/outbox', async (_request, reply) => {
    const mails = await listMails(directory)
    const rows = mails.map(
      ({ id, at, to, subject }) =>
        `<tr><td>${escaped(at)}</td><td>${escaped(to)}</td><td><a href="/outbox/${encodeURIComponent(id)}">${escaped(subject)}</a></td></tr>`,
    )
    const list =
      rows.length === 0
        ? '<p>Nothing has been sent yet. Sign up, and the mail with the code appears here.</p>'
        : `<div class="scroll"><table><thead><tr><th>When (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
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
    const body = `<main><p><a href="/outbox">Outbox</a></p><h1>${escaped(subject)}</h1><p class="soft">To ${escaped(to)}, ${escaped(at)}</p><pre>${escaped(text)}</pre></main>`
    return reply.type('text/html; charset=utf-8').send(htmlPage(subject, body))
  })
}
