// Draws the icons that devices want of an app, from the one drawing that there is.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ src: string, sizes: string, type: string, purpose: 'any' | 'maskable' }} Icon
 * @typedef {{ name: string, colours: { light: string } }} Drawn
 */

const SIZES = [192, 512]
/** iOS rounds it itself, and paints black where nothing is. */
const APPLE = { size: 180, share: 0.72 }
/** A device may cut a circle out of it: what counts stays within four fifths. */
const MASKABLE = { size: 512, share: 0.6 }

/**
 * @param {string} svg
 * @param {{ size: number, share?: number, background?: string }} wanted
 * @returns {Promise<Buffer>}
 */
async function drawn(svg, { size, share = 1, background }) {
  // Not before it is installed: what starts the program reads this file earlier.
  const { default: sharp } = await import('sharp')
  const inner = Math.round(size * share)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = sharp(Buffer.from(svg), { density: (72 * inner) / 40 })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .extend({ top: before, left: before, bottom: after, right: after, background: clear })
  const whole = background === undefined ? picture : picture.flatten({ background })
  return whole.png({ compressionLevel: 9, palette: true }).toBuffer()
}

/**
 * Kept for ever by whoever has it, so its content is in its name.
 * @param {string} folder
 * @param {{ name: string, ending: string, bytes: Buffer | string }} file
 * @returns {string} Its address.
 */
export function writeHashed(folder, { name, ending, bytes }) {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  const file = `${name}-${hash}.${ending}`
  writeFileSync(join(folder, file), bytes)
  return `/assets/${file}`
}

/**
 * @param {string} folder
 * @param {Drawn} product
 * @param {string} svg
 * @returns {Promise<{ icons: Icon[], apple: string }>}
 */
export async function writeIcons(folder, { name, colours }, svg) {
  const background = colours.light
  /** @param {string} kind @param {Parameters<typeof drawn>[1]} wanted */
  const write = async (kind, wanted) =>
    writeHashed(folder, { name: `${name}-${kind}`, ending: 'png', bytes: await drawn(svg, wanted) })
  const type = 'image/png'
  /** @type {Icon[]} */
  const icons = [
    { src: `/assets/${name}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ]
  for (const size of SIZES)
    icons.push({
      src: await write(`icon-${size}`, { size }),
      sizes: `${size}x${size}`,
      type,
      purpose: 'any',
    })
  const mask = await write('maskable', { ...MASKABLE, background })
  icons.push({
    src: mask,
    sizes: `${MASKABLE.size}x${MASKABLE.size}`,
    type,
    purpose: 'maskable',
  })
  return { icons, apple: await write('apple', { ...APPLE, background }) }
}
