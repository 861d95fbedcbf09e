import { enqueue, type JobHandler } from '@longtable/core'
import type { Store, Value } from '@longtable/store'
import * as z from 'zod'
import { MailContent, type Mailer, MailId } from './mail.ts'
import type { Recipients } from './recipients.ts'

const MAIL_SEND = 'mail.send'

/**
 * What a job stores: the mail itself or, where that would store a secret, the name of its template
 * and the data from which the template makes it when it is sent.
 */
const Payload = z.union([
  z.object({ content: MailContent }),
  z.object({ template: z.string(), data: z.json() }),
])

/** The same `jobId` is the same mail: it follows from the event that asks for it. */
export type QueuedMail = { readonly jobId: string } & (
  | { readonly content: MailContent }
  | { readonly template: string; readonly data: Value }
)

/**
 * By name, made when the mail is sent; undefined when nobody wants it any more. Data that make no
 * mail are an error, which the job's tries and its dead end show.
 */
export type MailTemplates = Readonly<
  Record<string, (data: Value) => MailContent | undefined | Promise<MailContent | undefined>>
>

/** Says whether it is new. A mail that no mailer could send is refused here already. */
export async function enqueueMail(system: Store, mail: QueuedMail, now: number): Promise<boolean> {
  const { jobId, ...rest } = mail
  const payload = Payload.parse(rest) as Value
  return enqueue(system, { kind: MAIL_SEND, jobId: MailId.parse(jobId), payload }, now)
}

async function contentOf(
  payload: z.infer<typeof Payload>,
  templates: MailTemplates,
): Promise<MailContent | undefined> {
  if ('content' in payload) return payload.content
  const template = Object.hasOwn(templates, payload.template)
    ? templates[payload.template]
    : undefined
  if (!template) throw new Error(`There is no mail template ${payload.template}.`)
  return template(payload.data as Value)
}

/** What goes with the mail; undefined when its recipient is not to get it. */
async function admitted(
  { isUnasked, to }: MailContent,
  mailId: string,
  recipients: Recipients | undefined,
): Promise<{ readonly stopUrl?: string } | undefined> {
  if (!isUnasked) return {}
  if (!recipients) throw new Error('A mail that nobody has asked for needs to know its recipients.')
  const stopUrl = await recipients.admit(to, mailId)
  return stopUrl === undefined ? undefined : { stopUrl }
}

/** A try after a crash sends the same id and date, so a mail server can tell that it is a repeat. */
export function mailJobs(
  mailer: Mailer,
  templates: MailTemplates = {},
  recipients?: Recipients,
): JobHandler {
  return {
    kind: MAIL_SEND,
    async run({ job }) {
      const content = await contentOf(Payload.parse(job.payload), templates)
      const more = content && (await admitted(content, job.jobId, recipients))
      if (content && more)
        await mailer.send({ ...content, ...more, id: job.jobId, at: job.createdAt })
    },
  }
}
