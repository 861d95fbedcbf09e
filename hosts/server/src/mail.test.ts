import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
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

/** A server that posts to it, with pages or without. */
async function openServer(environment: Readonly<Record<string, string>> = {}) {
  const office = await openPostOffice()
  const directory = await mkdtemp(join(tmpdir(), 'longtable-mail-'))
  const web = join(directory, 'web')
  await mkdir(web)
  await writeFile(join(web, 'built.json'), '{"apps":[],"files":{},"worker":"worker.js"}')
  const config = readConfig({
    PORT: '0',
    LONGTABLE_DATA: join(directory, 'data'),
    SMTP_URL: office.url,
    MAIL_FROM: 'Family <post@longtable.example>',
    ...(environment['LONGTABLE_URL'] !== undefined && { LONGTABLE_WEB: web }),
    ...environment,
  })
  const server = await startServer({ config, systems: [], log: silentLogger })
  const client = connect(server.address)
  const newest = async (count: number) => {
    await expect.poll(() => office.mails.length).toBe(count)
    return office.mails.at(-1)?.text ?? ''
  }
  return {
    office,
    client,
    newest,
    address: server.address,
    data: config.dataDirectory,
    async [Symbol.asyncDispose]() {
      client.close()
      await server.close()
      await office.close()
      await rm(directory, { recursive: true })
    },
  }
}

const CODE = /^[0-9A-Z]{26}\.[\w-]{43}$/m

it('the mail of a sign-up arrives at a real mail server once, and its code works', async () => {
  await using post = await openServer()
  const { client, office } = post
  const variables = { email: EMAIL, password: PASSWORD, requestId: 'mailed-once' }
  await client.graphql({ query: SIGN_UP, variables })
  await client.graphql({ query: SIGN_UP, variables })
  await expect.poll(() => office.mails.length).toBe(1)
  await wait(QUIET_MS)
  expect(office.mails).toHaveLength(1)

  const [mail] = office.mails
  expect(mail?.from?.text).toBe('"Family" <post@longtable.example>')
  expect(mail?.to).toMatchObject({ text: EMAIL })
  const token = CODE.exec(mail?.text ?? '')?.[0]
  await client.graphql({ query: VERIFY, variables: { token, password: PASSWORD } })
  expect(await signIn(client, EMAIL)).toHaveProperty('idToken')
  expect(await readdir(post.data)).not.toContain('outbox')
  // Nobody serves a page here that a link could lead to.
  expect(mail?.text).not.toContain('http')
})

it('mails lead to the page that takes their code, at the operator’s address and no other', async () => {
  await using post = await openServer({ LONGTABLE_URL: 'https://guild.example/' })
  const { client, newest } = post
  const page = (path: string, text: string) => {
    const code = CODE.exec(text)?.[0]
    const links = text.match(/https?:\S+/g) ?? []
    expect(links).toEqual([`https://guild.example${path}?token=${code}`])
    return code as string
  }
  // What a caller says of the host is not believed, wherever they say it.
  const forged = {
    'content-type': 'application/json',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-original-host': 'evil.example',
    forwarded: 'host=evil.example',
  }
  const ask = (query: string, variables: object, idToken?: string) =>
    fetch(`${post.address}/accounts/graphql`, {
      method: 'POST',
      headers: { ...forged, ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }) },
      body: JSON.stringify({ query, variables }),
    })

  await ask(SIGN_UP, { email: EMAIL, password: PASSWORD })
  const token = page('/goalsguild/verify', await newest(1))
  await client.graphql({ query: VERIFY, variables: { token, password: PASSWORD } })

  await ask('mutation ($email: String!) { requestPasswordReset(email: $email) { email } }', {
    email: EMAIL,
  })
  page('/goalsguild/reset', await newest(2))

  const { idToken } = await signIn(client, EMAIL)
  const change = `mutation ($newEmail: String!, $password: String!) {
    requestEmailChange(newEmail: $newEmail, password: $password) { email }
  }`
  await ask(change, { newEmail: 'new@example.com', password: PASSWORD }, idToken)
  page('/goalsguild/settings/security', await newest(3))
})
