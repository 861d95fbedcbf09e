import type { Recipients } from '@longtable/mail'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fill } from './fill.ts'
import { htmlPage } from './page.ts'
import words from './pages/mail-stop.html?raw'

const STOP_PATH = '/mail/stop'
const ALLOW_PATH = '/mail/allow'

/** Where a link in a mail leads. */
export const stopLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${STOP_PATH}?to=${token}`

/** The page's only act is its own form, here. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Of a page that refers to nobody, browsers send forms without an origin, which are refused here. */
const REFERRER = 'same-origin'

interface Words {
  readonly title: string
  readonly text: string
  /** What the one button does. */
  readonly act?: Readonly<Record<'path' | 'label' | 'look' | 'token', string>>
}

const page = (reply: FastifyReply, { title, text, act }: Words): FastifyReply =>
  reply
    .header('content-security-policy', POLICY)
    .header('referrer-policy', REFERRER)
    .type('text/html; charset=utf-8')
    .send(htmlPage(title, fill(words, { title, text, acts: act ? [act] : [] })))

const stopped = (reply: FastifyReply, token: string) =>
  page(reply, {
    title: 'No more invites by mail',
    text: 'Invites are no longer mailed to this address. Whoever has an account still finds them there.',
    act: { path: ALLOW_PATH, label: 'Mail me invites again', look: 'quiet', token },
  })

const allowed = (reply: FastifyReply, token: string) =>
  page(reply, {
    title: 'Invites by mail',
    text: 'When somebody invites this address, it gets a mail. You can stop that here, without an account.',
    act: { path: STOP_PATH, label: 'Mail me no more invites', look: 'loud', token },
  })

/**
 * For readers of mails, who need no account: a link shows what is, and only a POST changes it, because
 * mail scanners follow links. A mail program's one click (RFC 8058) is the same POST; its body says
 * nothing new and is not read.
 */
export async function mailStopRoutes(
  app: FastifyInstance,
  { recipients }: { readonly recipients: Recipients },
): Promise<void> {
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const route = (
    method: 'GET' | 'POST',
    path: string,
    answer: (reply: FastifyReply, about: { token: string; recipient: string }) => Promise<unknown>,
  ) =>
    app.route({
      method,
      url: path,
      handler(request: FastifyRequest, reply) {
        const { to: token } = request.query as { to?: unknown }
        const recipient = typeof token === 'string' ? recipients.opened(token) : undefined
        if (typeof token === 'string' && recipient !== undefined)
          return answer(reply, { token, recipient })
        reply.code(404)
        const text = 'A part of it is missing. Copy the whole of it from the mail.'
        return page(reply, { title: 'This link is not complete', text })
      },
    })

  route('GET', STOP_PATH, async (reply, { token, recipient }) =>
    (await recipients.isStopped(recipient)) ? stopped(reply, token) : allowed(reply, token),
  )
  route('POST', STOP_PATH, async (reply, { token, recipient }) => {
    await recipients.stop(recipient)
    return stopped(reply, token)
  })
  route('POST', ALLOW_PATH, async (reply, { token, recipient }) => {
    await recipients.allow(recipient)
    return allowed(reply, token)
  })
}
