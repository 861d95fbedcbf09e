import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { silentLogger } from '@longtable/core'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startServer } from './server.ts'
import { connect } from './testing/client.ts'
import { PASSWORD, SIGN_UP, signIn, VERIFY } from './testing/people.ts'

const EMAIL = 'post@example.com'
/** Longer than any poll of processors and jobs: a second mail would have come by then. */
const QUIET_MS = 1500

async function openPostOffice() {
  const mails: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        mails.push(mail)
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    mails,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

it('the mail of a sign-up arrives at a real mail server once, and its code works', async () => {
  const office = await openPostOffice()
  const directory = await mkdtemp(join(tmpdir(), 'longtable-mail-'))
  const config = readConfig({
    PORT: '0',
    LONGTABLE_DATA: directory,
    SMTP_URL: office.url,
    MAIL_FROM: 'Family <post@longtable.example>',
  })
  const server = await startServer({ config, systems: [], log: silentLogger })
  const client = connect(server.address)
  const variables = { email: EMAIL, password: PASSWORD, requestId: 'mailed-once' }
  await client.graphql({ query: SIGN_UP, variables })
  await client.graphql({ query: SIGN_UP, variables })
  await expect.poll(() => office.mails.length).toBe(1)
  await wait(QUIET_MS)
  expect(office.mails).toHaveLength(1)

  const [mail] = office.mails
  expect(mail?.from?.text).toBe('"Family" <post@longtable.example>')
  expect(mail?.to).toMatchObject({ text: EMAIL })
  const token = /[0-9A-Z]{26}\.[\w-]{43}/.exec(mail?.text ?? '')?.[0]
  await client.graphql({ query: VERIFY, variables: { token, password: PASSWORD } })
  expect(await signIn(client, EMAIL)).toHaveProperty('idToken')
  expect(await readdir(directory)).not.toContain('outbox')
  client.close()
  await server.close()
  await office.close()
  await rm(directory, { recursive: true })
})
