import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { createDocuments } from '../documents.ts'

export interface Written {
  readonly lines: readonly string[]
  readonly font?: keyof typeof StandardFonts
  readonly size?: number
}

const SHEET = { width: 595, height: 842, margin: 72 }

/** A sheet with these lines on it, as a PDF that says what they are. */
export async function writtenPdf(...sheets: readonly Written[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const { lines, font = 'TimesRoman', size = 13 } of sheets) {
    const drawn = await document.embedFont(StandardFonts[font])
    const sheet = document.addPage([SHEET.width, SHEET.height])
    lines.forEach((line, place) => {
      const y = SHEET.height - SHEET.margin - place * size * 1.6
      sheet.drawText(line, { x: SHEET.margin, y, size, font: drawn })
    })
  }
  return document.save()
}

/** The same as a picture: fonts are those of the library, so that they are the same everywhere. */
export async function writtenImage(written: Written): Promise<Buffer> {
  for await (const { image } of createDocuments().pages(await writtenPdf(written)))
    return sharp(image).png().toBuffer()
  throw new Error('It has no page.')
}

export interface Scanned {
  /** Degrees by which the sheet lies askew. */
  readonly turned?: number
  /** Yellowed and unevenly lit, with the noise of a camera. */
  readonly isOld?: boolean
}

/** As it comes from a scanner. */
export async function scannedImage(
  written: Written,
  { turned = 0, isOld = false }: Scanned = {},
): Promise<Buffer> {
  const sheet = sharp(await writtenImage(written)).rotate(turned, { background: '#ffffff' })
  if (!isOld) return sheet.jpeg({ quality: 85 }).toBuffer()
  const { data, info } = await sheet.png().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3d0"/><stop offset="1" stop-color="#b39a68"/></linearGradient>
</defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer()
  return sharp(data)
    .composite([
      { input: Buffer.from(shade), blend: 'multiply' },
      { input: noise, blend: 'soft-light' },
    ])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** Pictures bound together, as scanners do: a PDF that says nothing of what is written in it. */
export async function scannedPdf(...images: readonly Buffer[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const image of images) {
    const picture = await document.embedJpg(image)
    const sheet = document.addPage([SHEET.width, SHEET.height])
    sheet.drawImage(picture, { x: 0, y: 0, width: SHEET.width, height: SHEET.height })
  }
  return document.save()
}

/** How many characters have to be changed to get from one text to the other, of those that there are. */
export function characterErrors(expected: string, found: string): number {
  const [a, b] = [Array.from(expected), Array.from(found)]
  let row = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (const [place, one] of a.entries()) {
    const next = [place + 1]
    for (const [at, other] of b.entries())
      next.push(
        Math.min(
          (row[at] ?? 0) + (one === other ? 0 : 1),
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
        ),
      )
    row = next
  }
  return (row.at(-1) ?? 0) / Math.max(1, a.length)
}
