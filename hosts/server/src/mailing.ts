import { type Mailer, MailSender, outboxMailer, smtpMailer } from '@longtable/mail'
import type { Config } from './config.ts'
import { isLoopback } from './network/address.ts'

const PORT_OF = { 'smtp:': 587, 'smtps:': 465 } as const

/** `Longtable <post@example.com>`, or the address alone. */
function sender(text: string): MailSender {
  const match = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/.exec(text)
  const { name = '', address = text } = match?.groups ?? {}
  return MailSender.parse({ name: name.trim() || 'Longtable', address: address.trim() })
}

/** Over SMTP when there is a server, which must offer TLS unless it is on this machine; else kept as files. */
export function createMailer(config: Config, outbox: string): Mailer {
  const from = sender(config.mailFrom)
  if (config.smtpUrl === undefined) return outboxMailer(outbox, from)
  const { protocol, hostname, port, username, password } = new URL(config.smtpUrl)
  const withoutTls = isLoopback(hostname) ? 'none' : 'starttls'
  return smtpMailer({
    host: hostname,
    port: port === '' ? PORT_OF[protocol as keyof typeof PORT_OF] : Number(port),
    tls: protocol === 'smtps:' ? 'implicit' : withoutTls,
    from,
    ...(username !== '' && {
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    }),
  })
}
