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
const { sharp: images, sidePixels, pixelsMax } = JSON.parse(process.argv[1])

async function run() {
  const chunks = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  const small = await require(images)(Buffer.concat(chunks), { limitInputPixels: pixelsMax })
    .rotate()
    .resize(sidePixels, sidePixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
  await write({ done: true }, small)
}

run().catch(() => write({ problem: 'damaged' })).then(() => process.exit(0))
`

/** Pictures of strangers. */
export interface Pictures {
  /**
   * The picture as WebP with sides of at most so many pixels; undefined for what cannot be read as one,
   * or not within bounds.
   */
  thumbnail(image: Uint8Array, sidePixels: number): Promise<Uint8Array | undefined>
}

async function madeSmall(image: Uint8Array, sidePixels: number): Promise<Uint8Array | undefined> {
  const request = { sidePixels, pixelsMax: PIXELS_MAX }
  await using child = startChild({ program: THUMBNAIL_PROGRAM, request, limits: LIMITS })
  child.input.end(image)
  for await (const { head, content } of framesIn(child.output))
    return head['done'] === true ? content : undefined
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
