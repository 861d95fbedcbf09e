import type { PDFDocument, PDFRef } from 'pdf-lib'
import { pdfLibrary } from './libraries.ts'
import type { Box, ScanPage } from './scan-page.ts'

type Library = ReturnType<typeof pdfLibrary>

/** Of the kept pictures: a page of 2,000 pixels is as high as a sheet of A4. */
const POINTS_PER_PIXEL = 842 / 2000
/** Of one font; character 0 is left out. */
const CODES_MAX = 255
const GLYPH_WIDTH = 500

/** Which character has which code in which font. */
interface Codes {
  readonly fonts: string[][]
  readonly known: Map<string, { readonly font: number; readonly code: number }>
}

function codeOf({ fonts, known }: Codes, character: string) {
  const found = known.get(character)
  if (found) return found
  if (fonts.length === 0 || fonts.at(-1)?.length === CODES_MAX) fonts.push([])
  const last = fonts.at(-1) as string[]
  last.push(character)
  const made = { font: fonts.length - 1, code: last.length }
  known.set(character, made)
  return made
}

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')

const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, place) => hex(text.charCodeAt(place), 4)).join('')

/** Says which character is meant by each code; what is searched for and copied is this. */
const unicodeOf = (characters: readonly string[]) => {
  const chunks: string[] = []
  for (let from = 0; from < characters.length; from += 100) {
    const some = characters.slice(from, from + 100)
    const lines = some.map((one, place) => `<${hex(from + place + 1, 2)}> <${utf16(one)}>`)
    chunks.push(`${some.length} beginbfchar\n${lines.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Longtable def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${chunks.join('\n')}
endcmap
end
end`
}

/** A font whose characters show nothing: a picture stands behind them. */
function invisibleFont(document: PDFDocument, characters: readonly string[]): PDFRef {
  const { context } = document
  const glyph = context.register(context.stream(`${GLYPH_WIDTH} 0 0 0 ${GLYPH_WIDTH} 1000 d1`))
  const names = characters.map((_, place) => `g${place + 1}`)
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, GLYPH_WIDTH, 1000],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: Object.fromEntries(names.map((name) => [name, glyph])),
    Encoding: { Type: 'Encoding', Differences: [1, ...names] },
    FirstChar: 1,
    LastChar: characters.length,
    Widths: names.map(() => GLYPH_WIDTH),
    Resources: {},
    ToUnicode: context.register(context.flateStream(unicodeOf(characters))),
  })
  return context.register(font)
}

interface Shown {
  readonly text: string
  readonly box: Box
}

/** The words of a page that have a place; those that have none are put into a line at its top. */
function shownOn({ lines, width }: ScanPage): Shown[] {
  return lines.flatMap(({ words }, line) =>
    words.map(({ text, box }, place) => ({
      text: `${text} `,
      box: box ?? {
        left: (place * width) / (words.length + 1),
        top: line * 2,
        width: 8,
        height: 8,
      },
    })),
  )
}

const fixed = (number: number) => number.toFixed(2)

/** Each word stands where it was read, as wide as it is there. */
function textOf(page: ScanPage, codes: Codes): string {
  const operators = shownOn(page).flatMap(({ text, box }) => {
    const [size, x] = [box.height * POINTS_PER_PIXEL, box.left * POINTS_PER_PIXEL]
    if (size <= 0) return []
    const y = (page.height - box.top - box.height) * POINTS_PER_PIXEL
    const characters = Array.from(text)
    const natural = (characters.length * size * GLYPH_WIDTH) / 1000
    const stretch = (100 * Math.max(1, box.width * POINTS_PER_PIXEL)) / natural
    const begin = `${fixed(stretch)} Tz 1 0 0 1 ${fixed(x)} ${fixed(y)} Tm`
    const shown: { readonly font: number; codes: string }[] = []
    for (const character of characters) {
      const { font, code } = codeOf(codes, character)
      const last = shown.at(-1)
      if (last?.font === font) last.codes += hex(code, 2)
      else shown.push({ font, codes: hex(code, 2) })
    }
    return [begin, ...shown.map((run) => `/T${run.font} ${fixed(size)} Tf <${run.codes}> Tj`)]
  })
  return operators.length === 0 ? '' : `BT\n${operators.join('\n')}\nET\n`
}

/** By its own words, and not the library's, which have names made up anew each time. */
async function addPage(
  document: PDFDocument,
  page: ScanPage,
  { codes, PDFName }: Library & { readonly codes: Codes },
) {
  const { context } = document
  // A copy: of a part of some memory the library would read the whole.
  const picture = await document.embedJpg(new Uint8Array(page.image))
  const [width, height] = [page.width * POINTS_PER_PIXEL, page.height * POINTS_PER_PIXEL]
  const sheet = document.addPage([width, height])
  sheet.node.setXObject(PDFName.of('Page'), picture.ref)
  const shown = `q ${fixed(width)} 0 0 ${fixed(height)} 0 0 cm /Page Do Q\n${textOf(page, codes)}`
  sheet.node.addContentStream(context.register(context.flateStream(shown)))
}

/** Fonts are whole when all pages are there. */
function addFonts(document: PDFDocument, { fonts }: Codes, { PDFName }: Library): void {
  const refs = fonts.map((characters) => invisibleFont(document, characters))
  for (const sheet of document.getPages())
    refs.forEach((ref, place) => sheet.node.setFontDictionary(PDFName.of(`T${place}`), ref))
}

/** All pages as pictures, with what was read behind them: one can search and copy it. */
export async function searchablePdf(pages: AsyncIterable<ScanPage>): Promise<Uint8Array> {
  const library = pdfLibrary()
  const document = await library.PDFDocument.create({ updateMetadata: false })
  const codes: Codes = { fonts: [], known: new Map() }
  for await (const page of pages) await addPage(document, page, { ...library, codes })
  addFonts(document, codes, library)
  return document.save({ useObjectStreams: true })
}
