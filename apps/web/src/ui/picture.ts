/** Twice as many as the largest place shows, for screens with fine dots. */
const FACE_SIDE = 256
const PHOTO_SIDE = 1600
const QUALITY = 0.86

interface Cut {
  readonly from: readonly [left: number, top: number, width: number, height: number]
  readonly to: readonly [width: number, height: number]
}

/** Drawn anew, whichever way up the camera was held: what else a file tells of is not sent. */
async function drawn(file: Blob, cutOf: (width: number, height: number) => Cut): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const { from, to } = cutOf(picture.width, picture.height)
  const canvas = new OffscreenCanvas(...to)
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('Nothing can be drawn here.')
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, ...from, 0, 0, ...to)
  picture.close()
  // A browser that cannot write WebP writes PNG.
  return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
}

/** The middle of a picture as a small square. */
export const squareOf = (file: Blob): Promise<Blob> =>
  drawn(file, (width, height) => {
    const side = Math.min(width, height)
    const from = [(width - side) / 2, (height - side) / 2, side, side] as const
    return { from, to: [FACE_SIDE, FACE_SIDE] }
  })

/** The whole of a picture, no larger than a page shows it. */
export const photoOf = (file: Blob): Promise<Blob> =>
  drawn(file, (width, height) => {
    const scale = Math.min(1, PHOTO_SIDE / Math.max(width, height))
    const to = [Math.round(width * scale), Math.round(height * scale)] as const
    return { from: [0, 0, width, height], to }
  })
