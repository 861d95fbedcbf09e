import type { Sharp } from 'sharp'

const LINE_CHARACTERS_MAX = 80
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** What XML cannot hold at all, halves of characters among it. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const escaped = (text: string): string =>
  Array.from(text.toWellFormed().replace(UNWRITABLE, ''))
    .slice(0, LINE_CHARACTERS_MAX)
    .join('')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

interface Size {
  readonly width: number
  readonly height: number
}

/** Across the whole picture, again and again, so that no part of it is without. */
function markOver({ width, height }: Size, lines: readonly string[]): string {
  const size = Math.max(12, Math.round(width / 40))
  const step = { x: Math.round(width / 2), y: size * (lines.length + 5) }
  const said = lines
    .map((line, place) => `<tspan x="0" dy="${place === 0 ? 0 : '1.3em'}">${escaped(line)}</tspan>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><pattern id="mark" width="${step.x}" height="${step.y}" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
<text y="${size * 2}" font-family="sans-serif" font-size="${size}" fill="#808080" fill-opacity="0.38">${said}</text>
</pattern></defs><rect width="100%" height="100%" fill="url(#mark)"/></svg>`
}

/** Where the system has no letters, text would be drawn as nothing. */
async function hasInk(mark: Sharp): Promise<boolean> {
  const { channels } = await mark.stats()
  return (channels[3]?.max ?? 0) > 0
}

/** The picture with these lines over it, as WebP. It is refused rather than left without them. */
export async function watermarked(
  image: Uint8Array,
  lines: readonly string[],
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(image).metadata()
  const mark = await sharp(Buffer.from(markOver({ width, height }, lines)))
    .png()
    .toBuffer()
  if (!(await hasInk(sharp(mark)))) throw new Error('No letters can be drawn: a font is missing.')
  return sharp(image)
    .composite([{ input: mark }])
    .webp({ quality: 80 })
    .toBuffer()
}
