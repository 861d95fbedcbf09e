import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createScans } from './scans.ts'
import { ENGLISH_LETTER } from './testing/letters.ts'
import { scannedImage, writtenPdf } from './testing/scanned-pages.ts'

interface Asked {
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows what was sent
  readonly body: any
}

/** A service of this machine that answers as it is told. */
async function serve(answer: (response: ServerResponse, asked: Asked) => void) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
      const one: Asked = { url: request.url, headers: request.headers, body }
      asked.push(one)
      answer(response, one)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    asked,
    url: `http://127.0.0.1:${port}/v1/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const says = (response: ServerResponse, content: unknown) =>
  response.end(JSON.stringify({ choices: [{ message: { content } }] }))

describe('an outside service', async () => {
  const image = await scannedImage({ lines: ENGLISH_LETTER }, { turned: 90 })
  const file = { bytes: image, contentType: 'image/jpeg' }
  const how = { languages: ['eng', 'deu'], after: 0, isByService: true }
  const pagesBy = async (
    scans: ReturnType<typeof createScans>,
    given: { readonly bytes: Uint8Array; readonly contentType: string } = file,
  ) => {
    const pages = []
    for await (const page of scans.read(given, how)) pages.push(page)
    return pages
  }

  it('is asked for what is not written down, with a straight picture, and for nothing else', async () => {
    await using served = await serve((response) =>
      says(response, JSON.stringify({ lines: ['Dear  Rosa,', '', '<b>all</b> is well.'] })),
    )
    const scans = createScans({
      service: { url: served.url, key: 'a secret key', model: 'reader-1' },
    })
    expect(scans.hasService).toBe(true)
    const [page] = await pagesBy(scans)
    const unsure = (text: string) => ({ text, confidence: null, box: null })
    expect(page?.lines).toEqual([
      { words: [unsure('Dear'), unsure('Rosa,')] },
      { words: [] },
      { words: [unsure('<b>all</b>'), unsure('is'), unsure('well.')] },
    ])
    expect(page?.height).toBeGreaterThan(page?.width ?? 0)
    const [asked] = served.asked
    expect(asked).toMatchObject({ url: '/v1/chat/completions', body: { model: 'reader-1' } })
    expect(asked?.headers.authorization).toBe('Bearer a secret key')
    const sent: string = asked?.body.messages[1].content[1].image_url.url
    expect(sent.slice(0, 23)).toBe('data:image/jpeg;base64,')
    expect(Buffer.from(sent.slice(23), 'base64').subarray(0, 2).toString('hex')).toBe('ffd8')
    const written = await writtenPdf({ lines: ENGLISH_LETTER })
    await pagesBy(scans, { bytes: written, contentType: 'application/pdf' })
    expect(served.asked).toHaveLength(1)
  })

  it.each([
    ['what is no JSON', (response: ServerResponse) => says(response, 'Sure! Here it is:')],
    ['another answer', (response: ServerResponse) => response.end('{"ok":true}')],
    ['that it cannot take the page', (response: ServerResponse) => response.writeHead(422).end()],
    ['without end', (response: ServerResponse) => response.end('x'.repeat(3_000_000))],
  ])('that says %s has not read the page', async (_, answer) => {
    await using served = await serve(answer)
    const scans = createScans({ service: { url: served.url, model: 'reader-1' } })
    const error = await pagesBy(scans).catch((one: unknown) => one)
    expect(scans.problemOf(error)).toMatchObject({ problem: 'unreadable' })
  })

  it.each([
    ['is down', (response: ServerResponse) => response.writeHead(503).end()],
    [
      'sends elsewhere',
      (response: ServerResponse) =>
        response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['does not answer', () => undefined],
  ])('that %s is asked again later: it is not the page’s fault', async (_, answer) => {
    await using served = await serve(answer)
    const scans = createScans({ service: { url: served.url, model: 'reader-1', msMax: 2000 } })
    const error = await pagesBy(scans).catch((one: unknown) => one)
    expect(error).toBeInstanceOf(Error)
    expect(scans.problemOf(error)).toBeUndefined()
  })

  it('is off unless it is named', async () => {
    await expect(pagesBy(createScans())).rejects.toThrow('No transcription service')
  })
})
