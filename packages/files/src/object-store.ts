import type { FileShown } from './content-disposition.ts'
import type { Exchange } from './exchange.ts'

/** What is known of a stored object without reading it. */
export interface ObjectHead {
  readonly size: number
  /** Another content has another one. */
  readonly etag: string
}

export interface ObjectEntry {
  readonly key: string
  readonly size: number
}

export interface PutTerms {
  /** Exactly so many bytes. */
  readonly size: number
  readonly contentType: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** A file for somebody who was found to be allowed to read it. */
export interface GivenFile extends FileShown {
  readonly key: string
  /** For so long a browser need not ask again. */
  readonly cacheSeconds: number
}

/** What a client needs for its one PUT: it sends exactly these headers. */
export interface SignedPut {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Both ends are inclusive, as in HTTP. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface Copy {
  readonly from: string
  readonly to: string
  /** Of the content that was looked at; another one is not copied. */
  readonly etag: string
}

/**
 * Objects are written once and never overwritten: by a client to a key below `temp/`, and from there
 * to their final key, as they are by `copyOnce` or made anew by `putOnce`. Keys are ours; `object-key.ts` has their grammar.
 */
export interface ObjectStore {
  /** For a key below `temp/` only. */
  signPut(key: string, terms: PutTerms): Promise<SignedPut>
  head(key: string): Promise<ObjectHead | undefined>
  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>
  /** `present`: the final key is taken, and stays as it is. `changed`: the source is not as it was. */
  copyOnce(copy: Copy): Promise<'copied' | 'present' | 'changed'>
  /** What the server has made itself, whole or not at all. `present`: the key is taken, and stays. */
  putOnce(key: string, content: Uint8Array): Promise<'put' | 'present'>
  /** The same of what is too large for memory, as it comes. */
  putStream(key: string, content: AsyncIterable<Uint8Array>): Promise<'put' | 'present'>
  /** What is not there is no error. */
  remove(key: string): Promise<void>
  /** In chunks, for clean-up; never on a request's path. */
  list(prefix: string): AsyncIterable<readonly ObjectEntry[]>
  /**
   * Answers a GET or HEAD of somebody who may read it: with the file itself, or with where the bucket
   * has it, for a minute at most.
   */
  give(exchange: Exchange, file: GivenFile): Promise<void>
}
