export { htmlOf } from './compose.ts'
export {
  MailAddress,
  MailContent,
  type Mailer,
  MailId,
  MailMessage,
  MailSender,
} from './mail.ts'
export { enqueueMail, mailJobs, type MailTemplates, type QueuedMail } from './mail-jobs.ts'
export { type KeptMail, listMails, outboxMailer, readMail, sweepDrafts } from './outbox.ts'
export { type SmtpOptions, smtpMailer } from './smtp.ts'
export { MailCount, MailCounted, MailStop } from './recipient.entity.ts'
export { createRecipients, type Recipients, type RecipientsOptions } from './recipients.ts'
