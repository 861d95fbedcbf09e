import { startChild } from './child.ts'
import { framesIn } from './frames.ts'
import { WRITE_FRAMES } from './render-program.ts'

const MEGABYTE = 2 ** 20
const LIMITS = { msMax: 20_000, memoryBytesMax: 768 * MEGABYTE }
/** As many as an upload may have. */
const PIXELS_MAX = 100_000_000

/** Of a picture that moves, its beginning; however the camera was held, it stands upright. */
const THUMBNAIL_PROGRAM = `
${WRITE_FRAMES}
const { sharp: images, exif: exifs, sidePixels, pixelsMax } = JSON.parse(process.argv[1])

function takenIn(exif) {
  try {
    const { Photo = {} } = exif ? require(exifs)(exif) : {}
    const at = Photo.DateTimeOriginal ?? Photo.DateTimeDigitized
    return at ? at.toISOString().slice(0, 19) : undefined
  } catch {
    return undefined
  }
}

async function run() {
  const chunks = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  const picture = require(images)(Buffer.concat(chunks), { limitInputPixels: pixelsMax })
  const { exif } = await picture.metadata()
  const small = await picture
    .rotate()
    .resize(sidePixels, sidePixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
  await write({ done: true, takenAt: takenIn(exif) }, small)
}

run().catch(() => write({ problem: 'damaged' })).then(() => process.exit(0))
`

interface SmallPicture {
  /** WebP. */
  readonly image: Uint8Array
  /** By the camera's own clock, without a zone: `1998-07-04T12:30:00`. */
  readonly takenAt: string | undefined
}

/** Pictures of strangers. */
export interface Pictures {
  /**
   * The picture with sides of at most so many pixels; undefined for what cannot be read as one, or not
   * within bounds.
   */
  thumbnail(image: Uint8Array, sidePixels: number): Promise<SmallPicture | undefined>
}

/** Nothing is believed that the child says. */
const TAKEN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

async function madeSmall(image: Uint8Array, sidePixels: number): Promise<SmallPicture | undefined> {
  const request = { sidePixels, pixelsMax: PIXELS_MAX }
  await using child = startChild({ program: THUMBNAIL_PROGRAM, request, limits: LIMITS })
  child.input.end(image)
  for await (const { head, content } of framesIn(child.output)) {
    if (head['done'] !== true) return undefined
    const takenAt = String(head['takenAt'])
    return { image: content, takenAt: TAKEN.test(takenAt) ? takenAt : undefined }
  }
  return undefined
}

/** Each is opened in a process of its own, one after the other: together they would take all memory. */
export function createPictures(): Pictures {
  let last: Promise<unknown> = Promise.resolve()
  return {
    thumbnail(image, sidePixels) {
      const made = last.then(() => madeSmall(image, sidePixels))
      last = made.catch(() => undefined)
      return made
    },
  }
}
