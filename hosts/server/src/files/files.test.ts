import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { htmlFile, pngFile, sendTo, upload } from '@longtable/files/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { DEMO } from '../demo-person.ts'
import { type RunningServer, startServer } from '../server.ts'
import { systems } from '../systems.ts'
import { asUser, connect } from '../testing/client.ts'
import { SIGN_IN } from '../testing/people.ts'
import { freePort } from '../testing/program.ts'
import { openFiles } from './open-files.ts'

const png = pngFile(7, 5)
const START = `mutation ($size: Int!) {
  startUpload(purpose: activity, contentType: "image/png", size: $size) {
    uploadId url headers { name value }
  }
}`
const FINISH = `mutation ($id: ID!) {
  finishUpload(uploadId: $id) { status media { url contentType width height } }
}`

interface Answer {
  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows what it has asked for
  readonly data: any
  readonly errors?: readonly { readonly extensions: object }[]
}

describe('files of the server', () => {
  let directory: string
  let server: RunningServer
  let headers: Record<string, string>
  let ask: (query: string, variables: object) => Promise<Answer>

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'longtable-server-files-'))
    const config = readConfig({ PORT: String(await freePort()), LONGTABLE_DATA: directory })
    server = await startServer({ config, systems, log: silentLogger })
    const client = connect(server.address)
    const { email, password } = DEMO
    const { data } = await client.graphql<{ signIn: { idToken: string } }>({
      query: SIGN_IN,
      variables: { email, password },
    })
    headers = asUser(data?.signIn.idToken)
    ask = async (query, variables) => {
      const { text } = await client.send('/goalsguild/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      })
      return JSON.parse(text) as Answer
    }
  })
  afterAll(async () => {
    await server.close()
    await rm(directory, { recursive: true })
  })

  /** A signed URL names no host, so that it is right behind whatever proxy. */
  const here = (url: string) => server.address + url

  async function started(bytes: Uint8Array) {
    const { data } = await ask(START, { size: bytes.byteLength })
    const { uploadId, url, headers } = data.startUpload as {
      uploadId: string
      url: string
      headers: { name: string; value: string }[]
    }
    const sent = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
    return { uploadId, put: { url: here(url), headers: sent } }
  }

  it('go up by signed URLs and come down by those of their reader', async () => {
    const { uploadId, put } = await started(png)
    expect(put.url).toContain(`${server.address}/files/temp/uploads/${uploadId}?`)
    expect((await upload(put, png)).status).toBe(200)
    const { data } = await ask(FINISH, { id: uploadId })
    const { status, media } = data.finishUpload
    expect({ status, ...media }).toMatchObject({ status: 'finished', width: 7, height: 5 })
    const shown = await sendTo(here(media.url), { headers })
    expect(Buffer.from(shown.text, 'latin1')).toEqual(png)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox/),
      'cache-control': expect.stringMatching(/^private/),
      'x-frame-options': 'DENY',
    })
    const part = await sendTo(here(media.url), { headers: { ...headers, range: 'bytes=1-3' } })
    expect([part.status, part.text]).toEqual([206, 'PNG'])
    const head = await sendTo(here(media.url), { method: 'HEAD', headers })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(String(png.byteLength))
  })

  it('are refused when they are not what was announced', async () => {
    const { uploadId, put } = await started(htmlFile)
    expect((await upload(put, png)).status).toBe(400)
    expect((await upload(put, htmlFile)).status).toBe(200)
    const { errors } = await ask(FINISH, { id: uploadId })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'contentType' })
  })

  it('are not found by tricks with the path', async () => {
    const tricks = [
      '/files/',
      '/files/..%2f..%2fkeys%2ffiles.secret',
      '/files/../keys/files.secret',
      '/files/%2e%2e/keys/files.secret',
      '/files/temp/uploads/%00',
      '/files//etc/passwd',
      '/files/temp\\uploads',
      '/files/temp/uploads/%E0%A4%A',
      `/files/temp/${'x'.repeat(3000)}`,
      '/files/objects/temp',
    ]
    for (const path of tricks) {
      const reply = await sendTo(server.address + path)
      expect([400, 403, 404, 414], path).toContain(reply.status)
      expect(reply.headers['content-type'], path).toContain('application/json')
    }
    for (const method of ['DELETE', 'POST', 'PATCH'])
      expect((await sendTo(`${server.address}/files/temp/uploads/x`, { method })).status).toBe(404)
  })

  it('answer only to the name that is meant', async () => {
    const { put } = await started(png)
    const headers = { ...put.headers, host: 'evil.example' }
    expect((await upload({ ...put, headers }, png)).status).toBe(421)
    const origin = { ...put.headers, origin: 'https://evil.example' }
    expect((await upload({ ...put, headers: origin }, png)).status).toBe(421)
  })

  it('are signed with a key of the owner alone', async () => {
    const { mode } = await stat(join(directory, 'keys', 'files.secret'))
    expect(mode & 0o777).toBe(0o600)
    expect((await stat(join(directory, 'files'))).mode & 0o777).toBe(0o700)
  })

  it('that cannot be kept are an error with an id, and nothing of the cause', async () => {
    const { put } = await started(png)
    const drafts = join(directory, 'files', 'drafts')
    await rm(drafts, { recursive: true, force: true })
    await writeFile(drafts, 'in the way')
    const reply = await upload(put, png)
    await rm(drafts)
    expect(reply.status).toBe(500)
    expect(reply.text).toMatch(
      /^{"error":{"code":"INTERNAL","message":"[^/]* \(id [\w-]{36,40}\)\."}}$/,
    )
    expect((await upload(put, png)).status).toBe(200)
  })

  it('in a bucket are not served here', async () => {
    const config = readConfig({
      LONGTABLE_DATA: directory,
      LONGTABLE_FILES: 's3',
      FILES_BUCKET: 'longtable-files',
      S3_ENDPOINT: 'http://127.0.0.1:9',
    })
    const files = await openFiles(config, Date.now)
    expect(files.handler).toBeUndefined()
    files.close()
  })
})
