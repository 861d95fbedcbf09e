import { describe, expect, it } from 'vitest'
import { createDocuments } from './documents.ts'
import { encryptedPdf } from './testing/encrypted-pdf.ts'
import { pdfFile } from './testing/sample-documents.ts'

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

describe('documents', () => {
  const documents = createDocuments()

  it('become images page by page, with what is written on them', async () => {
    const pdf = await pdfFile({ pages: 3 })
    expect(await documents.pageCount(pdf)).toBe(3)
    const pages = await all(documents.pages(pdf))
    expect(pages.map(({ number, text }) => [number, text])).toEqual([
      [1, 'Page 1 of a deck'],
      [2, 'Page 2 of a deck'],
      [3, 'Page 3 of a deck'],
    ])
    for (const { width, height, image } of pages) {
      expect([width, height]).toEqual([1600, 900])
      expect(Buffer.from(image).toString('latin1', 8, 12)).toBe('WEBP')
    }
  })

  it('say no more of what is written on them than is kept', async () => {
    const brief = createDocuments({ textCharactersMax: 6 })
    const pages = await all(brief.pages(await pdfFile({ pages: 1 })))
    expect(pages.map(({ text }) => text)).toEqual(['Page 1'])
  })

  it('that are tall stay within twice their width', async () => {
    const [page] = await all(documents.pages(await pdfFile({ width: 100, height: 3000 })))
    expect(page?.height).toBeLessThanOrEqual(3200)
    expect(page?.width).toBeLessThan(1600)
  })

  it.each([
    { name: 'nothing', bytes: new Uint8Array(0), problem: 'empty' },
    { name: 'a text', bytes: Buffer.from('no document at all'), problem: 'damaged' },
    { name: 'zeros', bytes: new Uint8Array(5000), problem: 'damaged' },
    { name: 'a head alone', bytes: Buffer.from('%PDF-1.7\n'), problem: 'damaged' },
  ])('that are $name are refused: $problem', async ({ bytes, problem }) => {
    await expect(all(documents.pages(bytes))).rejects.toMatchObject({ problem })
    await expect(documents.pageCount(bytes)).rejects.toMatchObject({ problem })
  })

  it('that are cut off are refused, or shown as far as they go, and nothing breaks', async () => {
    const pdf = await pdfFile({ pages: 2 })
    for (const part of [0.2, 0.5, 0.9]) {
      const cut = all(documents.pages(pdf.subarray(0, Math.floor(pdf.length * part))))
      await cut.catch((error: unknown) => expect(error).toMatchObject({ problem: 'damaged' }))
    }
    expect(await documents.pageCount(pdf)).toBe(2)
  })

  it('that are locked, too long or too large say so', async () => {
    await expect(all(documents.pages(encryptedPdf()))).rejects.toMatchObject({
      problem: 'encrypted',
    })
    const long = documents.pageCount(await pdfFile({ pages: 1000 }))
    await expect(long).rejects.toMatchObject({ problem: 'too-many-pages' })
    const wide = await pdfFile({ width: 10_000, height: 10_000 })
    await expect(all(documents.pages(wide))).rejects.toMatchObject({ problem: 'page-too-large' })
    const small = createDocuments({ bytesMax: 100 })
    await expect(small.pageCount(await pdfFile())).rejects.toMatchObject({ problem: 'too-large' })
  })

  it('that take too long or too much are ended, and the next one is shown', async () => {
    const slow = createDocuments({ msMax: 1 })
    await expect(all(slow.pages(await pdfFile()))).rejects.toMatchObject({ problem: 'too-slow' })
    const greedy = createDocuments({ memoryBytesMax: 1 })
    const many = await pdfFile({ pages: 100 })
    if (process.platform === 'linux')
      await expect(all(greedy.pages(many))).rejects.toMatchObject({ problem: 'too-much-memory' })
    expect(await documents.pageCount(many)).toBe(100)
  })

  it('whose reader goes away leave no process behind', async () => {
    const processes = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
    // What has ended is told to be gone a turn later.
    await expect.poll(processes).toBe(0)
    for await (const { number } of documents.pages(await pdfFile({ pages: 50 }))) {
      expect(processes()).toBe(1)
      if (number === 2) break
    }
    await expect.poll(processes).toBe(0)
    expect(await documents.pageCount(await pdfFile())).toBe(1)
  })
})
