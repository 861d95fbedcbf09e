import type { UnzippedEntry, ZipLimits, Zips, ZipSource } from '@longtable/system'
import * as z from 'zod'
import type { Comment, Reaction } from '../comments/comment.entity.ts'
import type { Letter, LetterVersion } from '../letters/letter.entity.ts'
import type { Media } from '../media/media.entity.ts'
import type { Person } from '../people/person.entity.ts'
import { FORMAT } from './archive-entries.ts'
import { partOf } from './archive-paths.ts'
import { readDiscussion, readMedia, readPerson } from './carried.ts'
import { FrontMatterError } from './front-matter.ts'
import { readLetter, readVersion } from './letter-markdown.ts'

const MEGABYTE = 2 ** 20
const TEXT_BYTES_MAX = 4 * MEGABYTE

export const ARCHIVE_LIMITS: ZipLimits = {
  entriesMax: 1_000_000,
  entryBytesMax: 512 * MEGABYTE,
  bytesMax: 200_000 * MEGABYTE,
}

/** Why an archive cannot be read in: what is wrong with which file of it. */
export class ArchiveError extends Error {}

/** What a file of an archive says. */
export type Carried =
  | { readonly kind: 'archive' | 'view' }
  | { readonly kind: 'checksums'; readonly sums: ReadonlyMap<string, string> }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'version'; readonly version: LetterVersion }
  | { readonly kind: 'media'; readonly media: Media }
  | {
      readonly kind: 'comments'
      readonly comments: readonly Comment[]
      readonly reactions: readonly Reaction[]
    }
  | {
      readonly kind: 'file'
      readonly owner: Owner
      readonly name: string
      readonly entry: UnzippedEntry
    }

/** Whose folder it is. */
export type Owner = { readonly letter: Letter } | { readonly media: Media }

async function textOf(entry: UnzippedEntry): Promise<string> {
  if (entry.size > TEXT_BYTES_MAX) throw new ArchiveError('is too large')
  const chunks: Uint8Array[] = []
  for await (const chunk of await entry.read()) chunks.push(chunk)
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    return decoder.decode(Buffer.concat(chunks))
  } catch {
    throw new ArchiveError('is no text')
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ArchiveError('is no JSON')
  }
}

const Head = z.object({ format: z.literal(FORMAT.format), version: z.literal(FORMAT.version) })

function checkHead(text: string): void {
  if (!Head.safeParse(parsedJson(text)).success)
    throw new ArchiveError('is of no archive of letters')
}

const sumsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [sha256, name] = [line.slice(0, 64), line.slice(66)]
      return name === '' ? [] : [[name, sha256]]
    }),
  )

/** What it says of whom must be of whose folder it lies in. */
function checkOwner(owner: Owner | undefined, itemId: string): void {
  const id = owner && ('letter' in owner ? owner.letter.letterId : owner.media.mediaId)
  if (id !== itemId) throw new ArchiveError(`is of ${itemId}, which is elsewhere`)
}

interface Place {
  folder: string
  owner: Owner | undefined
}

async function carriedIn(entry: UnzippedEntry, place: Place): Promise<Carried> {
  const part = partOf(entry.path)
  if (!part) throw new ArchiveError('belongs to no archive')
  if ('folder' in part && part.folder !== place.folder)
    Object.assign(place, { folder: part.folder, owner: undefined })
  switch (part.kind) {
    case 'view':
      return { kind: 'view' }
    case 'archive':
      checkHead(await textOf(entry))
      return { kind: 'archive' }
    case 'checksums':
      return { kind: 'checksums', sums: sumsIn(await textOf(entry)) }
    case 'person':
      return { kind: 'person', person: readPerson(parsedJson(await textOf(entry))) }
    case 'letter': {
      const letter = readLetter(await textOf(entry))
      place.owner = { letter }
      return { kind: 'letter', letter }
    }
    case 'media': {
      const media = readMedia(parsedJson(await textOf(entry)))
      place.owner = { media }
      return { kind: 'media', media }
    }
    case 'version': {
      const version = readVersion(await textOf(entry))
      checkOwner(place.owner, version.letterId)
      return { kind: 'version', version }
    }
    case 'comments': {
      const said = readDiscussion(parsedJson(await textOf(entry)))
      for (const { itemId } of [...said.comments, ...said.reactions])
        checkOwner(place.owner, itemId)
      return { kind: 'comments', ...said }
    }
    case 'file':
      if (!place.owner) throw new ArchiveError('is of nothing that is in the archive')
      return { kind: 'file', owner: place.owner, name: part.name, entry }
  }
}

const isKnown = (error: unknown): error is Error =>
  error instanceof ArchiveError || error instanceof FrontMatterError || error instanceof z.ZodError

const reasonOf = (error: Error): string =>
  error instanceof z.ZodError
    ? error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    : error.message

/** File by file, each looked at as strictly as what is stored. */
export async function* readArchive(
  zips: Zips,
  source: ZipSource,
): AsyncGenerator<{ readonly path: string; readonly carried: Carried }> {
  const place: Place = { folder: '', owner: undefined }
  try {
    for await (const entry of zips.unpack(source, ARCHIVE_LIMITS)) {
      const { path } = entry
      try {
        yield { path, carried: await carriedIn(entry, place) }
      } catch (error) {
        if (isKnown(error)) throw new ArchiveError(`${path}: ${reasonOf(error)}`)
        throw error
      }
    }
  } catch (error) {
    const problem = zips.problemOf(error)
    throw problem === undefined ? error : new ArchiveError(problem)
  }
}
