import { SystemTable } from '@longtable/core'
import { createWorld, stores } from '@longtable/testing'
import { simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { composed } from './compose.ts'
import { createRecipients, type MailMessage, mailJobs } from './index.ts'

const DAY_MS = 86_400_000
const EMAIL = 'eva@example.com'
const LINK = 'https://longtable.example/mail/stop?to='

type Opened = Awaited<ReturnType<typeof open>>

async function open(store: (typeof stores)[number]) {
  const world = await createWorld(store, { tables: [SystemTable] })
  const recipients = createRecipients({
    system: world.store(SystemTable),
    secret: new Uint8Array(32).fill(7),
    now: world.now,
    linkOf: (token) => `${LINK}${token}`,
  })
  const stored: object[] = []
  return {
    world,
    recipients,
    async items() {
      for await (const page of world.engine.tools(SystemTable.name).scan()) stored.push(...page)
      return stored.splice(0)
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

const admitted = async ({ recipients }: Opened, mailIds: readonly string[], email = EMAIL) => {
  const links = await Promise.all(mailIds.map((mailId) => recipients.admit(email, mailId)))
  return links.filter((link) => link !== undefined)
}

const ids = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `mail-${String(from + n)}`)

const recipientIn = ({ recipients }: Opened, link = '') =>
  recipients.opened(link.slice(LINK.length)) ?? ''

describe.each(stores)('an address that is mailed unasked, on $name', (store) => {
  it('gets five mails a day, of fifty at once and whoever sends them', async () => {
    await using given = await open(store)
    const outcomes = await Promise.allSettled(
      ids(50).map((mailId) => given.recipients.admit(EMAIL, mailId)),
    )
    const links = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? (outcome.value ?? []) : [],
    )
    expect(links).toHaveLength(5)
    expect(await admitted(given, ids(1, 50))).toEqual([])
    expect(await admitted(given, ids(1, 50), 'other@example.com')).toHaveLength(1)
    given.world.advance(DAY_MS)
    expect(await admitted(given, ids(3, 60))).toHaveLength(3)
  })

  it('is counted once for a mail that is tried again', async () => {
    await using given = await open(store)
    for (let tries = 0; tries < 8; tries++)
      expect(await admitted(given, ['mail-1'], ' EVA@example.com')).toHaveLength(1)
    expect(await admitted(given, ids(4, 2))).toHaveLength(4)
    expect(await admitted(given, ['mail-9'])).toEqual([])
    expect(await admitted(given, ['mail-1'])).toHaveLength(1)
  })

  it('gets none after it was stopped, for ever, until that is undone', async () => {
    await using given = await open(store)
    const [link] = await admitted(given, ['mail-1'])
    const recipient = recipientIn(given, link)
    await given.recipients.stop(recipient)
    await given.recipients.stop(recipient)
    expect(await given.recipients.isStopped(recipient)).toBe(true)
    // Also one that was counted before and is tried again.
    expect(await admitted(given, ['mail-1', 'mail-2'])).toEqual([])
    given.world.advance(3650 * DAY_MS)
    expect(await admitted(given, ['mail-3'])).toEqual([])
    await given.recipients.allow(recipient)
    await given.recipients.allow(recipient)
    expect(await admitted(given, ['mail-4'])).toHaveLength(1)
  })

  it('is stored as a hash, from which nobody can make its link', async () => {
    await using given = await open(store)
    const [link = ''] = await admitted(given, ['mail-1'])
    const recipient = recipientIn(given, link)
    await given.recipients.stop(recipient)
    const text = JSON.stringify(await given.items())
    expect(text).toContain(recipient)
    expect(text).not.toContain('eva')
    expect(text).not.toContain(link.slice(-43))
    const [, signature = ''] = link.slice(LINK.length).split('.')
    const forged = [
      '',
      recipient,
      `${recipient}.`,
      `${recipient}.${recipient}`,
      `${recipient}.${signature.slice(1)}A`,
      `${recipient.slice(1)}A.${signature}`,
      `${recipient}.${signature}x`,
      `${recipient}.${signature}.${signature}`,
    ]
    for (const token of forged) expect(given.recipients.opened(token), token).toBeUndefined()
  })

  it('is asked by the job that sends, which refuses to guess', async () => {
    await using given = await open(store)
    const sent: MailMessage[] = []
    const mailer = { send: async (mail: MailMessage) => void sent.push(mail) }
    const content = { to: EMAIL, subject: 'Come', text: 'Along', isUnasked: true } as const
    const templates = { invite: () => content }
    const run = (jobId: string, job = mailJobs(mailer, templates, given.recipients)) =>
      job.run({
        job: {
          jobId,
          payload: { template: 'invite', data: {} },
          createdAt: '2026-01-15T10:00:00Z',
        },
      } as unknown as Parameters<typeof job.run>[0])
    for (const jobId of ids(7)) await run(jobId)
    expect(sent).toHaveLength(5)
    await expect(run('mail-9', mailJobs(mailer, templates))).rejects.toThrow('recipients')
  })
})

it('a mail that nobody has asked for carries its link, for people and for mail programs', async () => {
  const stopUrl = `${LINK}${'a'.repeat(43)}.${'b'.repeat(43)}`
  const from = { name: 'Longtable', address: 'robot@longtable.example' }
  const message = { id: 'mail-1', at: '2026-01-15T10:00:00.000Z', to: EMAIL, subject: 'Come' }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true })
  const bytesOf = async (mail: MailMessage) =>
    (await transport.sendMail(composed(mail, from))).message as Buffer
  const raw = await bytesOf({ ...message, text: 'Along', stopUrl })
  expect(raw.toString()).toContain(`List-Unsubscribe: <${stopUrl}>`)
  expect(raw.toString()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const { text, html } = await simpleParser(raw)
  expect(text).toContain(stopUrl)
  expect(html).toContain(`<a href="${stopUrl}">`)
  expect((await bytesOf({ ...message, text: 'Along' })).toString()).not.toContain('Unsubscribe')
})
