import { onInsert, type Processor } from '@longtable/core'
import { type MailQueue, NOTICE_MAIL, TICKET_MAIL } from './mails.ts'
import { Notice, Ticket } from './ticket.entity.ts'

/** The code is not in the task: it is made from the ticket's id when the mail is sent. */
export const mailTickets = (mail: MailQueue): Processor =>
  onInsert('accounts.mail-tickets', Ticket, async (ticket, { system, now }) => {
    const { ticketId, purpose, email, expiresAt } = ticket
    if (Date.parse(expiresAt) <= now()) return
    const data = { ticketId, purpose, email, expiresAt }
    await mail(system, { jobId: `accounts-ticket-${ticketId}`, template: TICKET_MAIL, data }, now())
  })

export const mailNotices = (mail: MailQueue): Processor =>
  onInsert('accounts.mail-notices', Notice, async (notice, { system, now }) => {
    const { noticeId, kind, email } = notice
    const task = {
      jobId: `accounts-notice-${noticeId}`,
      template: NOTICE_MAIL,
      data: { kind, email },
    }
    await mail(system, task, now())
  })
