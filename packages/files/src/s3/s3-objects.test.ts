import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pngFile } from '../testing/sample-files.ts'
import { exchanged } from '../testing/give-to.ts'
import { keysIn, sendTo, upload } from '../testing/objects.ts'
import { serveS3, type ServedS3 } from '../testing/serve-s3.ts'

/** The test engine checks no signature, so what is signed is looked at. */
describe('what is signed for S3', () => {
  let served: ServedS3
  let time = Date.UTC(2026, 0, 15)
  beforeAll(async () => {
    served = await serveS3(() => time)
  })
  afterAll(() => served[Symbol.asyncDispose]())
  const png = pngFile(2, 2)
  const expiresAt = time + 900_000
  const terms = { size: png.byteLength, contentType: 'image/png', expiresAt }

  it('a PUT: size, type and "only if nothing is there", for exactly its time', async () => {
    const signed = await served.objects.signPut('temp/uploads/u1', terms)
    const { pathname, searchParams } = new URL(signed.url)
    expect(pathname).toBe('/longtable-test/temp/uploads/u1')
    expect(searchParams.get('X-Amz-SignedHeaders')?.split(';')).toEqual([
      'content-length',
      'content-type',
      'host',
      'if-none-match',
    ])
    expect(searchParams.get('X-Amz-Expires')).toBe('900')
    expect(searchParams.get('X-Amz-Date')).toBe('20260115T000000Z')
    expect([...searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
    expect(signed.headers).toEqual({ 'content-type': 'image/png', 'if-none-match': '*' })
  })

  it('another size, type, key or time is another signature', async () => {
    const signatureOf = async (key: string, change: object) =>
      new URL((await served.objects.signPut(key, { ...terms, ...change })).url).searchParams.get(
        'X-Amz-Signature',
      )
    const signatures = await Promise.all([
      signatureOf('temp/uploads/u1', {}),
      signatureOf('temp/uploads/u2', {}),
      signatureOf('temp/uploads/u1', { size: png.byteLength + 1 }),
      signatureOf('temp/uploads/u1', { contentType: 'image/gif' }),
      signatureOf('temp/uploads/u1', { expiresAt: expiresAt + 1000 }),
    ])
    expect(new Set(signatures).size).toBe(5)
  })

  const given = async (file: object = {}, method = 'GET') => {
    const asked = { key: 'temp/uploads/u3', contentType: 'image/png', cacheSeconds: 300, ...file }
    const reply = await exchanged((exchange) => served.objects.give(exchange, asked), { method })
    const { location = '', 'cache-control': kept } = reply.headers
    return { status: reply.status, kept, url: location, query: new URL(location).searchParams }
  }

  it('a GET: how the answer is to be shown, for a minute at most', async () => {
    await upload(await served.objects.signPut('temp/uploads/u3', terms), png)
    const page = await given({ contentType: 'text/html', fileName: 'Träume.html' })
    expect(page.status).toBe(302)
    expect(page.query.get('response-content-type')).toBe('application/octet-stream')
    expect(page.query.get('response-content-disposition')).toBe(
      `attachment; filename="Tr_ume.html"; filename*=UTF-8''Tr%C3%A4ume.html`,
    )
    expect(page.query.get('response-cache-control')).toBe('private, max-age=300')
    expect(Number(page.query.get('X-Amz-Expires'))).toBeLessThanOrEqual(60)
    const shown = await sendTo((await given()).url)
    expect([shown.status, Buffer.from(shown.text, 'latin1')]).toEqual([200, png])
    const head = await given({}, 'HEAD')
    expect((await sendTo(head.url, { method: 'HEAD' })).status).toBe(200)
    expect(head.url).not.toBe((await given()).url)
  })

  it('a GET: the same for some seconds, no longer kept than it is', async () => {
    const first = await given()
    expect(first.kept).toBe('private, max-age=30')
    time += 29_000
    const last = await given()
    expect([last.url, last.kept]).toEqual([first.url, 'private, max-age=1'])
    time += 1000
    const next = await given()
    expect(next.url).not.toBe(first.url)
    expect(next.query.get('X-Amz-Date')).toBe('20260115T000030Z')
  })

  it('a copy: only of what was looked at, only where nothing is', async () => {
    const { etag = '' } = (await served.objects.head('temp/uploads/u3')) ?? {}
    await served.objects.copyOnce({ from: 'temp/uploads/u3', to: 'activities/a/u3.png', etag })
    const copy = served.sent.find(({ headers }) => headers['x-amz-copy-source'] !== undefined)
    expect(copy).toMatchObject({
      method: 'PUT',
      headers: {
        'if-none-match': '*',
        'x-amz-copy-source': 'longtable-test/temp/uploads/u3',
        'x-amz-copy-source-if-match': etag,
      },
    })
  })
})

it('a listing leaves out what others have put there under no key of ours', async () => {
  await using served = await serveS3()
  const { objects, endpoint, bucket } = served
  await objects.putOnce('media/a/photo.jpg', Buffer.from('ours'))
  const client = new S3Client({
    region: 'us-east-1',
    endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  for (const Key of ['media/', 'media/a/', 'media/my photo.jpg', 'readme', 'media/a/../b'])
    await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'other' }))
  client.destroy()
  for (const prefix of ['', 'media/']) {
    expect(await keysIn(objects, prefix)).toEqual(['media/a/photo.jpg'])
    for (const key of await keysIn(objects, prefix)) expect(await objects.head(key)).toBeDefined()
  }
})
