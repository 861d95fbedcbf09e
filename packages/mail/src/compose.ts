import type { MailMessage, MailSender } from './mail.ts'
import { MailMessage as MessageSchema } from './mail.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] as string)

const htmlLine = (line: string) => {
  const safe = escaped(line)
  return /^https?:\/\/[^\s<>"']+$/.test(line) ? `<a href="${safe}">${safe}</a>` : safe
}

/** The text's paragraphs; a line that is nothing but an address on the web becomes a link. */
export function htmlOf(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(htmlLine).join('<br>')}</p>`)
  return `<!doctype html><html><body>${paragraphs.join('\n')}</body></html>`
}

const STOP = 'To get no more invites at this address:'

/** As RFC 2369 and RFC 8058 have it, so that mail programs offer it; a line that is not folded. */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Checked again here, the last place before it becomes text with headers. */
export function composed(message: MailMessage, from: MailSender) {
  const { id, at, to, subject, stopUrl, text: words } = MessageSchema.parse(message)
  const text = stopUrl === undefined ? words : `${words}\n\n${STOP}\n${stopUrl}`
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    messageId: `<${id}@${domain}>`,
    date: new Date(at),
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html: htmlOf(text),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl !== undefined && stopHeaders(stopUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
