import type { PDFDocument, PDFFont, PDFPage } from 'pdf-lib'
import { pdfLibrary } from './libraries.ts'

/** What is printed of a letter. */
export interface PrintedLetter {
  readonly title: string
  readonly heading: readonly string[]
  readonly content: string
}

/** A4, in points. */
const SHEET = { width: 595, height: 842, margin: 72 }
const TEXT_SIZE = 11
const HEADING_SIZE = 9.5
const TITLE_SIZE = 18
const LINE_HEIGHT = 1.45
const DOTS_PER_INCH = 300
const PAGES_MAX = 400
/** Of what no built-in font has: a character is this wide, or twice. */
const ROUGH_WIDTH = 0.55
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u

interface Line {
  readonly text: string
  readonly size: number
  readonly font: PDFFont
}

/** The built-in fonts have the characters of western Europe; others are drawn. */
function isBuiltIn(font: PDFFont, text: string): boolean {
  try {
    font.encodeText(text)
    return true
  } catch {
    return false
  }
}

const widthOf = ({ text, size, font }: Line): number =>
  isBuiltIn(font, text)
    ? font.widthOfTextAtSize(text, size)
    : Array.from(text).reduce((sum, one) => sum + (WIDE.test(one) ? 1 : ROUGH_WIDTH) * size, 0)

/** What is wider than the sheet goes on in the next line, between words where there are any. */
function wrapped(line: Line): Line[] {
  const room = SHEET.width - 2 * SHEET.margin
  const lines: Line[] = []
  let text = ''
  for (const word of line.text
    .split(' ')
    .flatMap((one) => inPieces({ ...line, text: one }, room))) {
    const longer = text === '' ? word : `${text} ${word}`
    if (text !== '' && widthOf({ ...line, text: longer }) > room) {
      lines.push({ ...line, text })
      text = word
    } else text = longer
  }
  return [...lines, { ...line, text }]
}

/** A word that is wider than the sheet, as CJK texts are. */
function inPieces(line: Line, room: number): string[] {
  if (widthOf(line) <= room) return [line.text]
  const pieces = ['']
  for (const one of Array.from(line.text)) {
    const longer = `${pieces.at(-1)}${one}`
    if (widthOf({ ...line, text: longer }) > room) pieces.push(one)
    else pieces[pieces.length - 1] = longer
  }
  return pieces
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** By the fonts of the system: as a picture, with all its characters. */
async function drawn(document: PDFDocument, { text, size }: Line) {
  const { default: sharp } = await import('sharp')
  const escaped = text.replace(/[&<>]/g, (one) => ENTITIES[one] ?? '')
  const image = await sharp({
    text: { text: escaped, font: `serif ${size}`, dpi: DOTS_PER_INCH, rgba: true },
  })
    .png()
    .toBuffer()
  return document.embedPng(image)
}

interface Cursor {
  sheet: PDFPage
  y: number
  pages: number
}

function newSheet(document: PDFDocument, pages: number): Cursor {
  if (pages > PAGES_MAX) throw new Error('The letter has too many pages.')
  const sheet = document.addPage([SHEET.width, SHEET.height])
  return { sheet, y: SHEET.height - SHEET.margin, pages }
}

async function write(document: PDFDocument, cursor: Cursor, line: Line): Promise<void> {
  const { text, size, font } = line
  if (cursor.y - size * LINE_HEIGHT < SHEET.margin)
    Object.assign(cursor, newSheet(document, cursor.pages + 1))
  cursor.y -= size * LINE_HEIGHT
  const at = { x: SHEET.margin, y: cursor.y }
  if (text.trim() === '') return
  if (isBuiltIn(font, text)) return cursor.sheet.drawText(text, { ...at, size, font })
  const picture = await drawn(document, line)
  const room = SHEET.width - 2 * SHEET.margin
  const scale = Math.min(72 / DOTS_PER_INCH, room / picture.width)
  const [width, height] = [picture.width * scale, picture.height * scale]
  cursor.sheet.drawImage(picture, { ...at, y: cursor.y - size * 0.2, width, height })
}

const HEADING = /^#{1,6} /

/** Of markdown, headings are shown as such and marks of emphasis left out; lines stay as they are. */
const linesOf = (content: string) =>
  content.split('\n').map((line) => ({
    text: line
      .replace(HEADING, '')
      .replaceAll('**', '')
      .replaceAll('__', '')
      .replaceAll('\t', '  '),
    isHeading: HEADING.test(line),
  }))

/** A letter to be printed. */
export async function letterPdf({ title, heading, content }: PrintedLetter): Promise<Uint8Array> {
  const { PDFDocument, StandardFonts } = pdfLibrary()
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(title)
  const font = await document.embedFont(StandardFonts.TimesRoman)
  const strong = await document.embedFont(StandardFonts.TimesRomanBold)
  const cursor = newSheet(document, 1)
  const lines: Line[] = [
    { text: title, size: TITLE_SIZE, font: strong },
    ...heading.map((text) => ({ text, size: HEADING_SIZE, font })),
    { text: '', size: TEXT_SIZE, font },
    ...linesOf(content).map(({ text, isHeading }) => ({
      text,
      size: isHeading ? TEXT_SIZE + 2 : TEXT_SIZE,
      font: isHeading ? strong : font,
    })),
  ]
  for (const line of lines) for (const one of wrapped(line)) await write(document, cursor, one)
  return document.save()
}
