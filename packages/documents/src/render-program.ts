import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Where the child finds its libraries, wherever it is started. */
export const LIBRARIES = {
  pdfium: require.resolve('@hyzyla/pdfium'),
  sharp: require.resolve('sharp'),
  exif: require.resolve('exif-reader'),
  tesseract: require.resolve('tesseract.js'),
}

/**
 * Frames: the length of a head as four bytes, the head as JSON, and as many bytes as its `size` says. It
 * is a text like the programs that begin with it, because a bundle has no file of its own for them.
 */
export const WRITE_FRAMES = `
const write = (head, content = Buffer.alloc(0)) => new Promise((resolve) => {
  const text = Buffer.from(JSON.stringify({ ...head, size: content.length }))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  process.stdout.write(Buffer.concat([length, text, content]), resolve)
})
`

/** What the process runs that opens a stranger's document: it reads it from its input. */
export const RENDER_PROGRAM = `
${WRITE_FRAMES}
const { pdfium, sharp: images, pages: asked, widthPixels, limits } = JSON.parse(process.argv[1])
const { PDFiumLibrary } = require(pdfium)

async function problemOf(bytes) {
  if (bytes.length === 0) return 'empty'
  try {
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument(bytes)
    return { document }
  } catch (error) {
    return /password|security/i.test(String(error)) ? 'encrypted' : 'damaged'
  }
}

async function render(page) {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const side = Math.max(originalWidth, originalHeight)
  if (!(side > 0)) return 'damaged'
  if (side > limits.sidePointsMax) return 'page-too-large'
  const text = page.getText().slice(0, limits.textCharactersMax)
  const scale = Math.min(widthPixels / originalWidth, (widthPixels * 2) / originalHeight)
  const { width, height, data } = await page.render({
    scale,
    render: ({ data, width, height }) =>
      require(images)(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .webp({ quality: 82 })
        .toBuffer(),
  })
  await write({ page: page.number + 1, width, height, text }, Buffer.from(data))
}

async function run() {
  const chunks = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  const opened = await problemOf(Buffer.concat(chunks))
  if (typeof opened === 'string') return opened
  const count = opened.document.getPageCount()
  if (count === 0) return 'empty'
  if (count > limits.pagesMax) return 'too-many-pages'
  await write({ count })
  if (!asked) return
  for (let place = 0; place < count; place++) {
    const problem = await render(opened.document.getPage(place))
    if (problem) return problem
  }
}

run()
  .catch(() => 'damaged')
  .then((problem) => write(problem ? { problem } : { done: true }))
  .then(() => process.exit(0))
`
