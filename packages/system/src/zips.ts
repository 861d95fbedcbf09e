import type { ByteRange } from '@longtable/files'

/** What becomes a file of a zip. */
export interface ZipEntry {
  readonly path: string
  /** Read when its turn comes. */
  readonly content: Uint8Array | (() => Promise<AsyncIterable<Uint8Array>>)
  /** Epoch milliseconds. */
  readonly at: number
  /** Pictures and films are as small as they get. */
  readonly isCompressed: boolean
}

/** A file of somebody's zip. */
export interface UnzippedEntry {
  readonly path: string
  /** As the zip says; no more than this is read. */
  readonly size: number
  read(): Promise<AsyncIterable<Uint8Array>>
}

/** Where a zip is read from, part by part. */
export interface ZipSource {
  readonly size: number
  read(range: ByteRange): Promise<AsyncIterable<Uint8Array>>
}

export interface ZipLimits {
  readonly entriesMax: number
  /** Of a file, unpacked. */
  readonly entryBytesMax: number
  /** Of all files together, unpacked. */
  readonly bytesMax: number
}

/** Zips of any size in bounded memory; a host brings it along. */
export interface Zips {
  pack(entries: AsyncIterable<ZipEntry>): AsyncIterable<Uint8Array>
  /** All names are looked at first: what is no zip, or a hostile one, throws before anything is unpacked. */
  unpack(source: ZipSource, limits: ZipLimits): AsyncIterable<UnzippedEntry>
  /** Of what was thrown: why it is no good; undefined where that is not the zip's own fault. */
  problemOf(error: unknown): string | undefined
}

const refused = (): never => {
  throw new Error('No zips are made here.')
}

export const noZips: Zips = { pack: refused, unpack: refused, problemOf: () => undefined }
