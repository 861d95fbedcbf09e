import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface SmtpInbox extends AsyncDisposable {
  readonly port: number
  readonly mails: readonly ParsedMail[]
  readonly recipients: readonly string[][]
  /** How often a mail was offered, taken or not. */
  readonly offers: number
  /** From now on every mail is answered so; undefined takes them again. */
  answer(code: number | undefined): void
}

/**
 * A real mail server on loopback that keeps what it is given, and tells of each mail: also when it asked
 * for its text, on the clock of `performance`. Who sends it was alive then, and may be dead since.
 */
export async function openInbox(
  port = 0,
  onMail: (askedAt: number) => void = () => {},
): Promise<SmtpInbox> {
  const mails: ParsedMail[] = []
  const recipients: string[][] = []
  let refusal: number | undefined
  let offers = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const askedAt = performance.now()
      simpleParser(stream).then((mail) => {
        offers += 1
        if (refusal !== undefined)
          return done(Object.assign(new Error('refused by the test'), { responseCode: refusal }))
        mails.push(mail)
        recipients.push(session.envelope.rcptTo.map(({ address }) => address))
        onMail(askedAt)
        return done()
      }, done)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    recipients,
    get offers() {
      return offers
    },
    answer(code) {
      refusal = code
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
