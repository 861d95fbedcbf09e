import { createTransport } from 'nodemailer'
import { composed } from './compose.ts'
import type { Mailer, MailSender } from './mail.ts'

const CONNECT_MS_MAX = 10_000
const SILENCE_MS_MAX = 30_000

export interface SmtpOptions {
  readonly host: string
  readonly port: number
  readonly user?: string
  readonly password?: string
  /** From the first byte, by STARTTLS (refused without it), or not at all. */
  readonly tls: 'implicit' | 'starttls' | 'none'
  readonly from: MailSender
}

/** Every refusal is thrown: the job that sends decides whether there is another try. */
export function smtpMailer({ host, port, user, password, tls, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: CONNECT_MS_MAX,
    greetingTimeout: CONNECT_MS_MAX,
    socketTimeout: SILENCE_MS_MAX,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      await transport.sendMail(composed(message, from))
    },
  }
}
