import { useEffect, useState } from 'react'
import { useOwnUrl } from '../../ui/own-url.ts'

/** Twice as many as are shown, for screens with fine dots. */
const WIDTH = 168

/** One after the other: a phone has no room for twenty photographs at once. */
let last: Promise<unknown> = Promise.resolve()

async function smallOf(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' })
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  return canvas.convertToBlob({ type: 'image/webp' })
}

/** The address of a small picture of a file; undefined for what a browser cannot draw. */
export function useSmall(file: Blob): string | undefined {
  const [small, setSmall] = useState<Blob>()
  useEffect(() => {
    let isWanted = true
    const made = last.then(() => (isWanted ? smallOf(file) : undefined))
    last = made.catch(() => undefined)
    made.then(
      (found) => isWanted && setSmall(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [file])
  return useOwnUrl(small)
}
