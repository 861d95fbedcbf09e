import sharp from 'sharp'

/** What a camera tells beside the picture, and nobody else needs to know. */
export const PHOTOGRAPHER = 'Rosa Silva of Porto'

interface Photo {
  readonly width?: number
  readonly height?: number
  /** As EXIF has it. */
  readonly taken?: string
}

/** As a phone makes it: when, where and by whom. */
export const photoFile = ({
  width = 900,
  height = 600,
  taken = '1998:07:04 12:30:00',
}: Photo = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a08060' } })
    .withExif({
      IFD0: { Artist: PHOTOGRAPHER },
      IFD2: { DateTimeOriginal: taken },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 8/1 45/1' },
    })
    .jpeg()
    .toBuffer()
