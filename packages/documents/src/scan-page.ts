/** Part of a page's picture, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface ReadWord {
  readonly text: string
  /** From 0 to 100; null where who has read it does not say. */
  readonly confidence: number | null
  readonly box: Box | null
}

export interface ReadLine {
  readonly words: readonly ReadWord[]
}

export interface ScanPage {
  readonly width: number
  readonly height: number
  /** JPEG. */
  readonly image: Uint8Array
  readonly lines: readonly ReadLine[]
}

export interface ReadPage extends ScanPage {
  readonly number: number
  readonly of: number
  readonly isTextLayer: boolean
}

export interface ScanFile {
  readonly bytes: Uint8Array
  readonly contentType: string
}
