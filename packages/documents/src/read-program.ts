import { WRITE_FRAMES } from './render-program.ts'
import { STRAIGHTEN } from './straighten-program.ts'
import { TEXT_LAYER } from './text-layer-program.ts'

/** Opens a PDF or a picture, and gives its pages as raw pictures. */
const OPEN = `
const DOTS_PER_POINT = 300 / 72
const SIDE_PIXELS = 3600
const SIDE_PIXELS_MIN = 2000
const LARGER_MAX = 3

async function pdfOf(bytes) {
  let document
  try {
    document = await (await require(pdfium).PDFiumLibrary.init()).loadDocument(bytes)
  } catch (error) {
    return { problem: /password|security/i.test(String(error)) ? 'encrypted' : 'damaged' }
  }
  return {
    count: document.getPageCount(),
    async page(place) {
      const page = document.getPage(place)
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const side = Math.max(originalWidth, originalHeight)
      if (!(side > 0)) return { problem: 'damaged' }
      if (side > limits.sidePointsMax) return { problem: 'page-too-large' }
      const scale = Math.min(DOTS_PER_POINT, SIDE_PIXELS / side)
      const [width, height] = [originalWidth, originalHeight].map((length) => Math.floor(Math.floor(length) * scale))
      // To draw a page closes it.
      const lines = layerOf(page, { width, height })
      let picture
      await page.render({
        scale,
        async render({ data, width, height }) {
          const drawn = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
          picture = asPicture(await drawn.raw().toBuffer({ resolveWithObject: true }))
          return Buffer.alloc(0)
        },
      })
      return { picture, ...(isWritten(lines) && { lines }) }
    },
  }
}

async function picturesOf(bytes) {
  const options = { limitInputPixels: limits.pixelsMax, failOn: 'error' }
  const { format, pages = 1, width, height, pageHeight = height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (Math.max(width, pageHeight) > limits.sidePixelsMax || width * pageHeight > limits.pixelsMax) return { problem: 'page-too-large' }
  return {
    count: format === 'tiff' ? pages : 1,
    async page(place) {
      const upright = sharp(bytes, { ...options, page: place }).rotate().flatten({ background: '#ffffff' }).toColourspace('srgb')
      const side = Math.max(width, pageHeight)
      const wanted = Math.min(SIDE_PIXELS, Math.max(side, Math.min(SIDE_PIXELS_MIN, side * LARGER_MAX)))
      const sized = wanted === side ? upright : upright.resize(wanted, wanted, { fit: 'inside' })
      return { picture: asPicture(await sized.raw().toBuffer({ resolveWithObject: true })) }
    },
  }
}
`

/** What is written on a straight picture; all four ways are tried while it makes no sense. */
const RECOGNISE = `
const SURE = 75
const WORDS_SURE = 3

async function recogniser() {
  const { createWorker } = require(tesseract)
  const worker = await createWorker(languages, 1, { langPath: dataFolder, cacheMethod: 'none', gzip: true, errorHandler: () => undefined })
  await worker.setParameters({ tessedit_pageseg_mode: '3', user_defined_dpi: '300' })
  return async (picture) => {
    const png = await sharp(picture.data, raw(picture)).greyscale().png({ compressionLevel: 1 }).toBuffer()
    const { data } = await worker.recognize(png, {}, { text: false, blocks: true })
    const lines = (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
      .map(({ words }) => words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({ text, confidence, box: [x0, y0, x1, y1] })))
    const known = lines.flat()
    const sureness = known.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, known.length)
    return { lines, sureness, words: known.length }
  }
}

async function read(recognise, picture, clean) {
  const { degrees, isUpright } = skewOf(await inkOf(clean))
  let best
  for (const quarter of isUpright ? [0, 180, 90, 270] : [90, 270, 0, 180]) {
    // What runs along the page leans the other way once it is turned.
    const angle = quarter + (isUpright ? -degrees : degrees)
    const found = await recognise(await turned(clean, angle))
    if (!best || found.sureness * Math.min(found.words, 20) > best.sureness * Math.min(best.words, 20))
      best = { ...found, angle }
    if (best.sureness >= SURE && best.words >= WORDS_SURE) break
    // An empty page is empty from all sides.
    if (best.words === 0 && quarter === (isUpright ? 180 : 270)) break
  }
  return { lines: best.lines, picture: await turned(picture, best.angle) }
}
`

/** What the process runs that reads a stranger's scan: it reads the file from its input. */
export const READ_PROGRAM = `
${WRITE_FRAMES}
const { pdfium, sharp: images, tesseract, languages, dataFolder, contentType, after, isRead, limits } = JSON.parse(process.argv[1])
const sharp = require(images)
sharp.cache(false)
sharp.concurrency(1)
${STRAIGHTEN}
${TEXT_LAYER}
${OPEN}
${RECOGNISE}
const KEPT_PIXELS = 2000
const GAP = 1.45

/** Where lines stand further apart than most, there is a gap between them; and where the next one stands higher. */
function withGaps(lines) {
  const written = lines.filter((line) => line.length > 0)
  const middles = written.map((line) => line.reduce((sum, { box }) => sum + (box ? box[1] + box[3] : 0), 0) / 2 / line.length)
  const steps = middles.slice(1).map((middle, place) => middle - middles[place])
  const usual = steps.filter((step) => step > 0).sort((a, b) => a - b)
  const step = usual[Math.floor(usual.length * 0.3)] ?? 0
  return written.flatMap((line, place) => {
    const before = steps[place - 1]
    return before !== undefined && (before <= 0 || before > step * GAP) ? [[], line] : [line]
  })
}

async function give({ picture, lines, isTextLayer }, number, of) {
  const scale = Math.min(1, KEPT_PIXELS / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  const image = await sharp(picture.data, raw(picture)).resize(width, height, { fit: 'fill' }).jpeg({ quality: 78 }).toBuffer()
  const placed = ([x0, y0, x1, y1]) => [x0, y0, x1 - x0, y1 - y0].map((side) => Math.max(0, Math.round(side * scale)))
  let words = 0
  const kept = withGaps(lines).map((line) => line.flatMap(({ text, confidence = 100, box }) =>
    words++ < limits.wordsMax ? [{ text, confidence: Math.round(confidence), box: box ? placed(box) : null }] : []))
  await write({ page: number, of, width, height, isTextLayer, lines: kept }, image)
}

/** Without a reader nothing is known of the file: that is not its fault. */
async function failed(error) {
  await write({ failure: String(error) })
  process.exit(1)
}

async function straightened(picture, clean) {
  const { degrees, isUpright } = skewOf(await inkOf(clean))
  return { lines: [], picture: await turned(picture, isUpright ? -degrees : 90 + degrees) }
}

async function run() {
  const chunks = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const source = await (contentType === 'application/pdf' ? pdfOf : picturesOf)(bytes)
  if (source.problem) return source.problem
  if (source.count === 0) return 'empty'
  if (source.count > limits.pagesMax) return 'too-many-pages'
  let recognise
  for (let place = after; place < source.count; place++) {
    const { problem, picture, lines } = await source.page(place)
    if (problem) return problem
    if (lines) {
      await give({ picture, lines, isTextLayer: true }, place + 1, source.count)
      continue
    }
    const clean = await cleaned(picture)
    recognise ??= isRead ? await recogniser().catch(failed) : undefined
    const found = await (recognise ? read(recognise, picture, clean) : straightened(picture, clean))
    await give({ ...found, isTextLayer: false }, place + 1, source.count)
  }
}

run()
  .catch((error) => (/pixel limit/.test(String(error)) ? 'page-too-large' : 'damaged'))
  .then((problem) => write(problem ? { problem } : { done: true }))
  .then(() => process.exit(0))
`
