import { createJobWorker, deadJobs, silentLogger, SystemTable } from '@longtable/core'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { enqueueMail, mailJobs, type MailTemplates, smtpMailer } from './index.ts'
import { openInbox } from './testing/smtp-inbox.ts'

const from = { name: 'Longtable – Ünïcode', address: 'robot@longtable.example' }
const content = { to: 'ana@example.com', subject: 'Grüße 👋🏽 漢字', text: 'Hei <b>Ana</b>\n\n👍' }

const worker = (world: World, port: number, templates?: MailTemplates) =>
  createJobWorker({
    system: world.store(SystemTable),
    handlers: [
      mailJobs(smtpMailer({ host: '127.0.0.1', port, tls: 'none', from }), templates ?? {}),
    ],
    owner: 'test',
    now: world.now,
    log: silentLogger,
  })

describe.each(stores)('mails by SMTP on $name', (store) => {
  it('are delivered once per event, with an id that follows from it', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    await using inbox = await openInbox()
    const system = world.store(SystemTable)
    const asked = await Promise.all(
      Array.from({ length: 5 }, () =>
        enqueueMail(system, { jobId: 'verify-01', content }, world.now()),
      ),
    )
    expect(asked.filter(Boolean)).toHaveLength(1)
    await Promise.all([worker(world, inbox.port).drain(), worker(world, inbox.port).drain()])
    expect(inbox.mails).toHaveLength(1)
    const [mail] = inbox.mails
    expect(mail).toMatchObject({
      messageId: '<verify-01@longtable.example>',
      subject: content.subject,
      date: new Date(world.now()),
      from: { value: [from] },
      to: { value: [{ address: content.to, name: '' }] },
    })
    expect(mail?.text?.trim()).toBe(content.text)
    expect(mail?.html).toContain('Hei &lt;b&gt;Ana&lt;/b&gt;')
    expect(inbox.recipients).toEqual([[content.to]])
  })

  it('are made from a template when they are sent, so that the job stores no secret', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    await using inbox = await openInbox()
    const system = world.store(SystemTable)
    const mail = { jobId: 'reset-01', template: 'reset', data: { ticketId: 'T1' } }
    await enqueueMail(system, mail, world.now())
    const templates: MailTemplates = {
      reset: (data) => ({ ...content, text: `code for ${JSON.stringify(data)}: 4711` }),
    }
    await worker(world, inbox.port, templates).drain()
    expect(inbox.mails[0]?.text).toContain('code for {"ticketId":"T1"}: 4711')
    const { items } = await system.query({ partition: 'JOB#mail.send' })
    expect(items).toHaveLength(1)
    expect(JSON.stringify(items)).not.toContain('4711')
  })

  it('are not sent when their template finds that nobody wants them any more', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    await using inbox = await openInbox()
    const system = world.store(SystemTable)
    for (const jobId of ['m1', 'm2'])
      await enqueueMail(system, { jobId, template: 'asked', data: { jobId } }, world.now())
    const templates: MailTemplates = {
      asked: async (data) =>
        JSON.stringify(data).includes('m2') ? { ...content, text: 'm2' } : undefined,
    }
    await worker(world, inbox.port, templates).drain()
    expect(inbox.mails.map(({ messageId }) => messageId)).toEqual(['<m2@longtable.example>'])
    expect(await deadJobs(system)).toEqual([])
  })

  it('are tried again while the server says "later", with the same id and date', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    await using inbox = await openInbox()
    const asked = new Date(world.now())
    await enqueueMail(world.store(SystemTable), { jobId: 'm1', content }, world.now())
    const jobs = worker(world, inbox.port)
    inbox.answer(451)
    await jobs.drain()
    world.advance(60_000)
    await jobs.drain()
    expect([inbox.offers, inbox.mails.length]).toEqual([2, 0])
    inbox.answer(undefined)
    world.advance(60_000)
    await jobs.drain()
    expect([inbox.offers, inbox.mails.length]).toEqual([3, 1])
    expect(inbox.mails[0]).toMatchObject({
      messageId: '<m1@longtable.example>',
      date: asked,
    })
  })

  it('wait for a server that is down', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    const { port } = await openInbox().then(async (inbox) => {
      await inbox[Symbol.asyncDispose]()
      return inbox
    })
    await enqueueMail(world.store(SystemTable), { jobId: 'm1', content }, world.now())
    const jobs = worker(world, port)
    await jobs.drain()
    await using inbox = await openInbox(port)
    world.advance(60_000)
    await jobs.drain()
    expect(inbox.mails.map(({ messageId }) => messageId)).toEqual(['<m1@longtable.example>'])
  })

  it('end as dead jobs for the operator when they are refused for good', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    await using inbox = await openInbox()
    inbox.answer(550)
    await enqueueMail(world.store(SystemTable), { jobId: 'm1', content }, world.now())
    await enqueueMail(
      world.store(SystemTable),
      { jobId: 'm2', template: 'constructor', data: null },
      world.now(),
    )
    const jobs = worker(world, inbox.port)
    for (let tries = 0; tries < 10; tries++) {
      await jobs.drain()
      world.advance(3_600_000)
    }
    expect([inbox.offers, inbox.mails.length]).toEqual([8, 0])
    const dead = await deadJobs(world.store(SystemTable))
    expect(dead.map(({ jobId, attempt }) => [jobId, attempt]).sort()).toEqual([
      ['m1', 8],
      ['m2', 8],
    ])
    expect(dead.find(({ jobId }) => jobId === 'm1')?.error).toContain('550')
    expect(dead.find(({ jobId }) => jobId === 'm2')?.error).toContain('no mail template')
  })
})
