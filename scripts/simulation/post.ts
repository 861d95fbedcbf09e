import type { MailMessage } from '@longtable/mail'

/** All mails that left, and what is wrong with them. */
export interface Post {
  /** Something went wrong: what was being done then may be done again. */
  trouble(): void
  send(mail: MailMessage, isCalm: boolean): void
  readonly problems: readonly string[]
}

interface Sent {
  readonly mail: MailMessage
  /** Undefined: it went wrong while it was sent. */
  readonly troubles: number | undefined
}

/**
 * A mail that was sent while something went wrong may be sent again, with the same id and date, so that a
 * mail server can tell. Without such a reason nobody may get it twice.
 */
export function createPost(): Post {
  const sent = new Map<string, Sent>()
  const problems: string[] = []
  let troubles = 0
  return {
    problems,
    trouble() {
      troubles += 1
    },
    send(mail, isCalm) {
      const { id, to, at, subject } = mail
      const before = sent.get(id)
      if (before && (before.mail.to !== to || before.mail.at !== at))
        problems.push(`mail ${id} was sent again as another one: ${before.mail.to}, then ${to}`)
      else if (before && isCalm && before.troubles === troubles)
        problems.push(`mail ${id} (${subject}) was sent twice, and nothing had gone wrong`)
      sent.set(id, { mail, troubles: isCalm ? troubles : undefined })
    },
  }
}
