import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { pngFile, sendTo, serveS3 } from '@longtable/files/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { type RunningServer, startServer } from '../server.ts'
import { systems } from '../systems.ts'
import { type Client, connect, type Reply, type Sent } from '../testing/client.ts'
import { askGuild, sendPicture, withCookie, withToken } from '../testing/guild-pictures.ts'
import { newPerson, PASSWORD, type Tokens } from '../testing/people.ts'
import { runProgram } from '../testing/program.ts'

const png = pngFile(7, 5)
const REGISTER = `mutation ($nickname: String!) {
  registerUser(nickname: $nickname, fullName: "Somebody") { id }
}`
const NOTHING = '{"error":{"code":"NOT_FOUND","message":"There is nothing here."}}'
const JSON_BODY = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** A bucket of its own, and what a host has to know of it; nothing for a disk. */
async function openBucket(isUsed: boolean) {
  if (!isUsed) return { environment: {}, async [Symbol.asyncDispose]() {} }
  // The host takes its credentials from where the SDK looks for them.
  process.env.AWS_ACCESS_KEY_ID ??= 'test'
  process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
  const served = await serveS3()
  return {
    environment: {
      LONGTABLE_FILES: 's3',
      FILES_BUCKET: served.bucket,
      S3_ENDPOINT: served.endpoint,
      AWS_REGION: 'us-east-1',
    },
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  }
}

describe.each(['disk', 'S3'])('private files on %s', (kind) => {
  let directory: string
  let bucket: Awaited<ReturnType<typeof openBucket>>
  let server: RunningServer
  let client: Client
  let owner: Tokens

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'longtable-private-'))
    bucket = await openBucket(kind === 'S3')
    const given = { PORT: '0', LONGTABLE_DATA: directory, ...bucket.environment }
    server = await startServer({ config: readConfig(given), systems, log: silentLogger })
    client = connect(server.address)
    owner = await member('owner')
  })
  afterAll(async () => {
    client.close()
    await server.close()
    await bucket[Symbol.asyncDispose]()
    await rm(directory, { recursive: true })
  })

  async function member(nickname: string): Promise<Tokens> {
    const tokens = await newPerson(client, `${nickname}@example.com`)
    await askGuild(client, tokens.idToken, { query: REGISTER, variables: { nickname } })
    return tokens
  }

  const post = (path: string, body: object, headers: object = {}) =>
    client.send(`/accounts/session${path}`, {
      method: 'POST',
      headers: { ...JSON_BODY, ...headers },
      body: JSON.stringify(body),
    })

  /** A browser that signs in: its page has a token, itself it has cookies. */
  async function browser(nickname: string) {
    const reply = await post('', { email: `${nickname}@example.com`, password: PASSWORD })
    const lines = reply.headers['set-cookie'] ?? []
    const cookieFor = (path: string) =>
      lines
        .filter((line) => line.includes(`; Path=${path}; `))
        .map((line) => line.split(';')[0])
        .join('; ')
    const { idToken } = (JSON.parse(reply.text) as { data: { session: Tokens } }).data.session
    return { idToken, lines, files: cookieFor('/files/'), session: cookieFor('/accounts/session') }
  }

  /** Where a browser ends up: from a bucket too, to which it sends no cookies. */
  async function read(url: string, sent: Sent = {}): Promise<Reply> {
    const { body: _, ...asked } = sent
    const reply = await sendTo(server.address + url, asked)
    const { location } = reply.headers
    if (location === undefined) return reply
    expect(reply.status).toBe(302)
    expect(Number(new URL(location).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(60)
    expect(reply.headers['cache-control']).toMatch(/^private, max-age=\d+$/)
    const { cookie: _cookie, authorization: _token, ...headers } = asked.headers ?? {}
    return sendTo(location, { ...asked, headers })
  }

  const expectNothing = ({ status, text, headers }: Reply) => {
    expect([status, text]).toEqual([404, NOTHING])
    expect(headers.location).toBeUndefined()
  }

  it('are read with the cookie of the session, or with a token, and in parts', async () => {
    const page = await browser('owner')
    expect(page.files).toMatch(/^longtable-\d+-files=/)
    const line = page.lines.find((one) => one.includes('Path=/files/'))
    expect(line).toMatch(/; HttpOnly; SameSite=Strict$/)
    const { url } = await sendPicture(client, page.idToken, png)
    expect(url).toMatch(/^\/files\/goalsguild\/[\w-]+$/)
    for (const sent of [withCookie(page.files), withToken(page.idToken), withToken(owner.idToken)])
      expect(Buffer.from((await read(url, sent)).text, 'latin1')).toEqual(png)
    const part = await read(url, { headers: { cookie: page.files, range: 'bytes=1-3' } })
    expect([part.status, part.text]).toEqual([206, 'PNG'])
    const head = await read(url, { method: 'HEAD', headers: { cookie: page.files } })
    expect([head.status, head.headers['content-length']]).toEqual([200, String(png.byteLength)])
  })

  it('are nothing without a reader, for another one, and with what somebody made up', async () => {
    const page = await browser('owner')
    const { url } = await sendPicture(client, page.idToken, png)
    await member('other')
    const other = await browser('other')
    const altered = url.slice(0, -8) + (url.at(-8) === 'A' ? 'B' : 'A') + url.slice(-7)
    const forged = page.files.replace(/.{4}$/, 'AAAA')
    expectNothing(await read(url))
    expectNothing(await read(url, withCookie(other.files)))
    expectNothing(await read(url, withToken(other.idToken)))
    expectNothing(await read(url, withCookie(forged)))
    expectNothing(await read(url, withToken('made.up.token')))
    expectNothing(await read(url, { headers: { authorization: 'Basic b3duZXI6eA==' } }))
    expectNothing(await read(altered, withCookie(page.files)))
    expectNothing(await read(`${url}?x=1`, withCookie(page.files)))
    expectNothing(await read('/files/goalsguild/', withCookie(page.files)))
    // A token that can act is none in the cookie, nor is the cookie one that can act.
    expectNothing(await read(url, withCookie(page.files.replace(/=.*/, `=${owner.refreshToken}`))))
    const reader = page.files.replace(/^[^=]*=/, '')
    const { errors } = await client.graphql({ query: '{ me { email } }' }, reader)
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    for (const method of ['PUT', 'POST', 'DELETE'])
      expect((await sendTo(server.address + url, { method })).status).not.toBe(200)
    expect(Buffer.from((await read(url, withCookie(page.files))).text, 'latin1')).toEqual(png)
  })

  it('end with the session: of this browser, and of no other', async () => {
    const [page, second] = [await browser('owner'), await browser('owner')]
    const { url } = await sendPicture(client, page.idToken, png)
    const ended = await post('/end', {}, { cookie: page.session })
    expect(ended.headers['set-cookie']?.some((line) => /-files=; Path=\/files\//.test(line))).toBe(
      true,
    )
    expectNothing(await read(url, withCookie(page.files)))
    expectNothing(await read(url, withToken(page.idToken)))
    expect((await read(url, withCookie(second.files))).status).toBe(200)
  })

  it('end with the next request of somebody who was suspended', async () => {
    const warden = await member('warden')
    await member('guest')
    const page = await browser('guest')
    const { url } = await sendPicture(client, page.idToken, png)
    expect((await read(url, withCookie(page.files))).status).toBe(200)
    const { data } = await client.graphql<{ me: { userId: string } }>(
      { query: '{ me { userId } }' },
      page.idToken,
    )
    const made = await runProgram({
      environment: { LONGTABLE_DATA: directory },
      words: ['admin', 'grant', 'warden@example.com', '--system', 'goalsguild'],
    })
    expect(made).toMatchObject({ code: 0 })
    await askGuild(client, warden.idToken, {
      query: 'mutation ($id: ID!) { suspendUser(userId: $id) { id } }',
      variables: { id: data?.me.userId },
    })
    expectNothing(await read(url, withCookie(page.files)))
    expectNothing(await read(url, withToken(page.idToken)))
  })
})
