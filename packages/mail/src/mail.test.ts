import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { SystemTable } from '@longtable/core'
import { createWorld, stores } from '@longtable/testing'
import { simpleParser } from 'mailparser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  enqueueMail,
  htmlOf,
  listMails,
  MailAddress,
  MailContent,
  outboxMailer,
  readMail,
  sweepDrafts,
} from './index.ts'

const from = { name: 'Longtable', address: 'robot@longtable.example' }
const content = {
  to: 'ana@example.com',
  subject: 'Grüße 👋🏽',
  text: 'Hei\n\nhttps://a.example/#t=1',
}
const at = (minute: number) => `2026-01-15T10:0${minute}:00.000Z`

describe('a mail', () => {
  const hostile = [
    'ana@example.com\r\nBcc: eve@example.com',
    'ana@example.com\nBcc: eve@example.com',
    'ana@example.com, eve@example.com',
    'Ana <ana@example.com>',
    '"a b"@example.com',
    'ana@example.com\u0000',
    'ana@exa mple.com',
    'ana@@example.com',
    'ana@-example.com',
    '.ana@example.com',
    'ana..b@example.com',
    '@example.com',
    'ana@',
    'ana',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(250)}.com`,
    'ana\u2028@example.com',
    'ana;eve@example.com',
    'ана@example.com',
  ]
  it.each(hostile)('is not addressed to %j', (to) => {
    expect(MailAddress.safeParse(to).success).toBe(false)
    expect(MailContent.safeParse({ ...content, to }).success).toBe(false)
  })

  it.each(['a\r\nBcc: eve@example.com', 'a\nb', 'a\u0000b', 'a\u0085b', '', '\ud800'])(
    'has no subject like %j',
    (subject) => {
      expect(MailContent.safeParse({ ...content, subject }).success).toBe(false)
    },
  )

  it('is refused before it is queued', async () => {
    const [lmdb] = stores
    if (!lmdb) throw new Error('no store')
    await using world = await createWorld(lmdb, { tables: [SystemTable] })
    const system = world.store(SystemTable)
    for (const wrong of [
      { jobId: 'm1', content: { ...content, to: hostile[0] as string } },
      { jobId: '../m1', content },
      { jobId: 'm1\r\nX: y', content },
    ])
      await expect(enqueueMail(system, wrong, world.now())).rejects.toThrow()
    expect((await system.query({ partition: 'JOB#mail.send' })).items).toEqual([])
  })

  it('has an HTML part in which nothing of the text is markup', () => {
    expect(htmlOf('<script>"&\'\n\nhttps://a.example/?a=1&b=2\njavascript:alert(1)')).toBe(
      '<!doctype html><html><body><p>&lt;script&gt;&quot;&amp;&#39;</p>\n' +
        '<p><a href="https://a.example/?a=1&amp;b=2">https://a.example/?a=1&amp;b=2</a>' +
        '<br>javascript:alert(1)</p></body></html>',
    )
  })
})

describe('the outbox', () => {
  let directory: string
  beforeEach(async () => {
    directory = join(await mkdtemp(join(tmpdir(), 'longtable-mail-')), 'outbox')
  })
  afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }))

  it('keeps each mail once, for the owner only, however often it comes', async () => {
    const mailer = outboxMailer(directory, from)
    const message = { ...content, id: 'verify-01', at: at(1) }
    await Promise.all(Array.from({ length: 5 }, () => mailer.send(message)))
    const kept = await readMail(directory, 'verify-01')
    await mailer.send(message)
    expect(await readMail(directory, 'verify-01')).toEqual(kept)
    expect((await readdir(directory)).sort()).toEqual(['verify-01.eml', 'verify-01.json'])
    for (const name of await readdir(directory))
      expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600)
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
    expect(await simpleParser(kept?.eml ?? '')).toMatchObject({
      messageId: '<verify-01@longtable.example>',
      subject: content.subject,
      date: new Date(at(1)),
      to: { value: [{ address: content.to }] },
    })
  })

  it('lists mails newest first, and only those that are wholly there', async () => {
    expect(await listMails(directory)).toEqual([])
    const mailer = outboxMailer(directory, from)
    const messages = [2, 1, 3].map((minute) => ({ ...content, id: `m${minute}`, at: at(minute) }))
    for (const message of messages) await mailer.send(message)
    await rm(join(directory, 'm3.eml'))
    expect(await listMails(directory)).toEqual([messages[0], messages[1]])
    expect(await listMails(directory, 1)).toEqual([messages[0]])
    expect(await readMail(directory, 'm3')).toBeUndefined()
    expect((await readMail(directory, 'm2'))?.message).toEqual(messages[0])
  })

  it('loses the drafts that a crash left, and no mail nor a draft under way', async () => {
    expect(await sweepDrafts(directory, Date.now())).toBe(0)
    await outboxMailer(directory, from).send({ ...content, id: 'm1', at: at(1) })
    const now = Date.now()
    const draft = async (ageMs: number) => {
      const name = `.${randomUUID()}`
      await writeFile(join(directory, name), 'half a ma')
      const time = new Date(now - ageMs)
      await utimes(join(directory, name), time, time)
      return name
    }
    const hour = 3_600_000
    const [, , young] = [await draft(2 * hour), await draft(-2 * hour), await draft(1000)]
    const old = new Date(now - 5 * hour)
    for (const name of ['m1.eml', 'm1.json']) await utimes(join(directory, name), old, old)
    expect(await sweepDrafts(directory, now)).toBe(2)
    expect((await readdir(directory)).sort()).toEqual([young, 'm1.eml', 'm1.json'])
  })

  it('shows no file that it has not named itself', async () => {
    await outboxMailer(directory, from).send({ ...content, id: 'm1', at: at(1) })
    const kept = { ...content, id: 'm2', at: at(2) }
    for (const name of ['.m2', 'm 2', '-m2', 'm2\n']) {
      await writeFile(join(directory, `${name}.eml`), 'Subject: strange')
      await writeFile(join(directory, `${name}.json`), JSON.stringify(kept))
      expect(await readMail(directory, name), name).toBeUndefined()
    }
    expect((await listMails(directory)).map(({ id }) => id)).toEqual(['m1'])
  })

  it.each(['../m1', '.m1', 'm1\r\n', 'm'.repeat(121), ''])(
    'writes nothing under the name %j',
    async (id) => {
      await mkdir(directory)
      const mailer = outboxMailer(directory, from)
      await expect(mailer.send({ ...content, id, at: at(1) })).rejects.toThrow()
      expect(await readdir(directory)).toEqual([])
      expect(await readdir(join(directory, '..'))).toEqual(['outbox'])
    },
  )

  it.each(['../m1', '/etc/passwd', '.m1', 'm1/../m1', 'm1\u0000', ''])(
    'reads nothing under the name %j',
    async (id) => {
      await outboxMailer(directory, from).send({ ...content, id: 'm1', at: at(1) })
      expect(await readMail(directory, id)).toBeUndefined()
    },
  )
})
