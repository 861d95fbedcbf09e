/**
 * Part of the program that reads scans: text, as the rest of it. A picture is raw: its pixels, and how
 * many of them it has.
 */
export const STRAIGHTEN = `
const SMALL_PIXELS = 900
const BACKGROUND_PART = 24
const INK = 150
const ANGLE_MAX = 7

const raw = ({ width, height, channels }) => ({ raw: { width, height, channels } })
const asPicture = ({ data, info: { width, height, channels } }) => ({ data, width, height, channels })
/** One operation after the other: within one, the library has an order of its own. */
const worked = async (picture, work) =>
  asPicture(await work(sharp(picture.data, raw(picture))).raw().toBuffer({ resolveWithObject: true }))

/** Paper is made white, however it was lit: each pixel is compared with the paper around it. */
async function cleaned(picture) {
  const page = await worked(picture, (image) => image.greyscale())
  const { width, height } = page
  const [w, h] = [width, height].map((side) => Math.max(3, Math.round(side / BACKGROUND_PART)))
  const small = await worked(page, (image) => image.resize(w, h, { fit: 'fill' }).median(w > 9 && h > 9 ? 9 : 3).blur(2))
  const paper = await worked(small, (image) => image.resize(width, height, { fit: 'fill', kernel: 'linear' }))
  const data = Buffer.alloc(width * height)
  for (let n = 0; n < data.length; n++)
    data[n] = Math.min(255, (page.data[n * page.channels] * 255) / Math.max(48, paper.data[n * paper.channels]))
  return { data, width, height, channels: 1 }
}

/** Where there is ink, on a small copy. */
async function inkOf(clean) {
  const options = { fit: 'inside', withoutEnlargement: true }
  const { data, width, height, channels } = await worked(clean, (image) => image.resize(SMALL_PIXELS, SMALL_PIXELS, options))
  const points = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (data[(y * width + x) * channels] < INK) points.push(x, y)
  return { points, width, height }
}

/** How clearly lines stand apart when looked at along this angle. */
function clearness({ points, width, height }, degrees, isUpright) {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const offset = width + height
  const rows = new Float64Array(offset * 3)
  for (let n = 0; n < points.length; n += 2) {
    const [along, across] = isUpright ? [points[n], points[n + 1]] : [points[n + 1], points[n]]
    rows[Math.round(across - along * slope) + offset]++
  }
  let sum = 0
  for (let n = 1; n < rows.length; n++) sum += (rows[n] - rows[n - 1]) ** 2
  return sum
}

/** By how many degrees lines rise or fall, and whether they run across the page or along it. */
function skewOf(ink) {
  let best = { degrees: 0, isUpright: true, score: clearness(ink, 0, true) * 1.05 }
  const look = (degrees, isUpright) => {
    const score = clearness(ink, degrees, isUpright)
    if (score > best.score) best = { degrees, isUpright, score }
  }
  for (const isUpright of [true, false])
    for (let degrees = -ANGLE_MAX; degrees <= ANGLE_MAX; degrees += 0.5) look(degrees, isUpright)
  const { degrees, isUpright } = best
  for (let more = -0.4; more <= 0.4; more += 0.1) look(degrees + more, isUpright)
  return best
}

const turned = async (picture, degrees) =>
  degrees === 0 ? picture : worked(picture, (image) => image.rotate(degrees, { background: '#ffffff' }))
`
