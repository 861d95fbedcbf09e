import * as z from 'zod'

const TEXT_CHARACTERS_MAX = 50_000
const SUBJECT_CHARACTERS_MAX = 300
const NAME_CHARACTERS_MAX = 100
const ADDRESS_CHARACTERS_MAX = 254
const URL_CHARACTERS_MAX = 500

const hasControls = (text: string) => /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u.test(text)
const hasForbidden = (text: string) => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u.test(text)

/** A header is one line: whatever could end it, or hide in it, is refused before it is composed. */
const headerText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => text.isWellFormed() && !hasControls(text), 'must not hold control characters')

const LOCAL = /^[0-9A-Za-z!$%&'*+/=?^_`{|}~-]+(\.[0-9A-Za-z!$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = '[0-9A-Za-z]([0-9A-Za-z-]{0,61}[0-9A-Za-z])?'
const DOMAIN = new RegExp(`^${LABEL}(\\.${LABEL})*$`)

function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return at > 0 && at <= 64 && LOCAL.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1))
}

/** One bare address: no name, no list, no quoting, so that nothing else can be smuggled in. */
export const MailAddress = z
  .string()
  .max(ADDRESS_CHARACTERS_MAX)
  .refine(isAddress, 'must be one e-mail address')

/** Follows from the event that asks for the mail, and names job, Message-ID and file. */
export const MailId = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z._-]{0,119}$/)

export const MailContent = z.object({
  to: MailAddress,
  subject: headerText(SUBJECT_CHARACTERS_MAX),
  /** The HTML part follows from it, so both always say the same. */
  text: z
    .string()
    .min(1)
    .max(TEXT_CHARACTERS_MAX)
    .refine(
      (text) => text.isWellFormed() && !hasForbidden(text),
      'must not hold control characters',
    ),
  /** Somebody else caused it: so many a day per address, and with a link to get no more of them. */
  isUnasked: z.literal(true).optional(),
})
export type MailContent = z.infer<typeof MailContent>

export const MailMessage = MailContent.extend({
  /** Stops mails of its kind to this address; without an account, by one click of a mail program. */
  stopUrl: z
    .url({ protocol: /^https?$/ })
    .max(URL_CHARACTERS_MAX)
    .optional(),
  id: MailId,
  /** When it was asked for: a later try carries the same date. */
  at: z.iso.datetime(),
})
export type MailMessage = z.infer<typeof MailMessage>

export const MailSender = z.object({
  name: headerText(NAME_CHARACTERS_MAX),
  address: MailAddress,
})
export type MailSender = z.infer<typeof MailSender>

/** Resolves when the mail is taken for good; the same message may come again after a crash. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
}
