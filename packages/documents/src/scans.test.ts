import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createDocuments } from './documents.ts'
import type { ReadPage } from './scan-page.ts'
import { createScans } from './scans.ts'
import { encryptedPdf } from './testing/encrypted-pdf.ts'
import { ENGLISH_LETTER, GERMAN_LETTER } from './testing/letters.ts'
import { pdfFile } from './testing/sample-documents.ts'
import { characterErrors, scannedImage, scannedPdf, writtenPdf } from './testing/scanned-pages.ts'

const CLEAN_ERRORS_MAX = 0.02
const PDF = 'application/pdf'

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

const textOf = ({ lines }: Pick<ReadPage, 'lines'>) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n')

/** Printed, so that a run shows how well it was read. */
function errorsOf(name: string, page: ReadPage | undefined, lines: readonly string[]): number {
  const errors = characterErrors(lines.join('\n'), page ? textOf(page) : '')
  console.log(`character errors, ${name}: ${(errors * 100).toFixed(2)} %`)
  return errors
}

async function* each<T>(items: readonly T[]) {
  yield* items
}

describe('scans', () => {
  const scans = createScans()
  const both = { languages: ['eng', 'deu'], after: 0 }

  it('say which languages they are read in', () => {
    expect(scans.languages).toEqual(['eng', 'deu'])
    expect(scans.hasService).toBe(false)
  })

  it('in two languages are read, askew, upside down and on old paper, and become a PDF to search in', async () => {
    const file = await scannedPdf(
      await scannedImage({ lines: GERMAN_LETTER }, { turned: 2 }),
      await scannedImage(
        { lines: ENGLISH_LETTER, font: 'Courier', size: 12 },
        { turned: 180, isOld: true },
      ),
    )
    const pages = await all(scans.read({ bytes: file, contentType: PDF }, both))
    const [german, english] = pages
    expect(pages.map(({ number, of, isTextLayer }) => [number, of, isTextLayer])).toEqual([
      [1, 2, false],
      [2, 2, false],
    ])
    expect(errorsOf('German, Times, 2° askew', german, GERMAN_LETTER)).toBeLessThanOrEqual(
      CLEAN_ERRORS_MAX,
    )
    expect(
      errorsOf('English, Courier, upside down, old', english, ENGLISH_LETTER),
    ).toBeLessThanOrEqual(CLEAN_ERRORS_MAX)
    const [place] = german?.lines[0]?.words ?? []
    expect(place).toMatchObject({ text: 'Berlin,', confidence: expect.any(Number) })
    expect(place?.box?.left).toBeGreaterThan(0)
    const { format, width, height } = await sharp(english?.image).metadata()
    expect({ format, width, height }).toEqual({
      format: 'jpeg',
      width: english?.width,
      height: english?.height,
    })

    const made = await scans.searchablePdf(each(pages))
    expect(await scans.searchablePdf(each(pages))).toEqual(made)
    const shown = await all(createDocuments().pages(made))
    const words = (text: string) => text.split(/\s+/).filter(Boolean)
    expect(shown.map(({ text }) => words(text))).toEqual(pages.map((page) => words(textOf(page))))
    // Who was interrupted goes on behind what is known.
    const rest = await all(scans.read({ bytes: made, contentType: PDF }, { ...both, after: 1 }))
    expect(rest.map(({ number, isTextLayer }) => [number, isTextLayer])).toEqual([[2, true]])
  })

  it('that are pictures are read, however small and in whichever format', async () => {
    const image = await scannedImage({ lines: ENGLISH_LETTER, font: 'Helvetica', size: 14 })
    const small = await sharp(image).resize({ width: 900 }).webp().toBuffer()
    const [page] = await all(scans.read({ bytes: small, contentType: 'image/webp' }, both))
    expect(errorsOf('English, Helvetica, 900 pixels', page, ENGLISH_LETTER)).toBeLessThanOrEqual(
      CLEAN_ERRORS_MAX,
    )
  })

  it('that say themselves what is written are not read, and have places all the same', async () => {
    const file = await writtenPdf({ lines: GERMAN_LETTER })
    const [page] = await all(scans.read({ bytes: file, contentType: PDF }, both))
    expect(page?.isTextLayer).toBe(true)
    expect(textOf(page as ReadPage)).toBe(GERMAN_LETTER.join('\n'))
    const { width = 0, height = 0 } = page ?? {}
    const word = page?.lines[0]?.words[0]
    expect(word).toMatchObject({ text: 'Berlin,', confidence: 100 })
    expect((word?.box?.left ?? 0) / width).toBeCloseTo(72 / 595, 1)
    expect((word?.box?.top ?? 0) / height).toBeCloseTo((72 - 9) / 842, 1)
  })

  it('are several pages where a TIFF has several, and blank ones are blank', async () => {
    const sheet = { width: 300, height: 200, channels: 3, background: '#ffffff' } as const
    const page = await sharp({ create: sheet }).png().toBuffer()
    const tiff = await sharp([page, page], { join: { animated: true } })
      .tiff()
      .toBuffer()
    const pages = await all(scans.read({ bytes: tiff, contentType: 'image/tiff' }, both))
    expect(pages.map(({ number, of, lines }) => [number, of, lines])).toEqual([
      [1, 2, []],
      [2, 2, []],
    ])
  })

  const broken = async () => {
    const large = { width: 10_000, height: 40, channels: 3, background: '#ffffff' } as const
    const picture = await sharp({ create: large }).png().toBuffer()
    return [
      ['nothing', new Uint8Array(0), PDF, 'empty'],
      ['a text', Buffer.from('Dear Rosa'), PDF, 'damaged'],
      ['a locked document', encryptedPdf(), PDF, 'encrypted'],
      ['a document that is cut off', (await pdfFile()).subarray(0, 300), PDF, 'damaged'],
      ['a very large sheet', await pdfFile({ width: 9000, height: 9000 }), PDF, 'page-too-large'],
      ['101 pages', await pdfFile({ pages: 101 }), PDF, 'too-many-pages'],
      ['10,000 pixels', picture, 'image/png', 'page-too-large'],
      ['half a picture', picture.subarray(0, 60), 'image/png', 'damaged'],
    ] as const
  }

  it('that cannot be read say why', async () => {
    for (const [name, bytes, contentType, problem] of await broken()) {
      const error = await all(scans.read({ bytes, contentType }, both)).catch((one: unknown) => one)
      expect(scans.problemOf(error)?.problem, name).toBe(problem)
    }
    expect(scans.problemOf(new Error('something else'))).toBeUndefined()
  })

  it('that take too long are ended; in a language that nobody knows it is not their fault', async () => {
    const brief = createScans({ limits: { msMax: 1 } })
    const file = { bytes: await writtenPdf({ lines: ENGLISH_LETTER }), contentType: PDF }
    await expect(all(brief.read(file, both))).rejects.toMatchObject({ problem: 'too-slow' })
    const unknown = await all(scans.read(file, { ...both, languages: ['xyz'] })).catch(
      (one: unknown) => one,
    )
    expect(unknown).toBeInstanceOf(Error)
    expect(scans.problemOf(unknown)).toBeUndefined()
  })
})
