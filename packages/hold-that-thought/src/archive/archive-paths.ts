const SAFE = /^[0-9A-Za-z][0-9A-Za-z_-]*$/

/** An id as a name that every file system takes; what others wrote may be anything. */
export const pathPart = (id: string): string =>
  SAFE.test(id) ? id : `x-${Buffer.from(id).toString('hex')}`

/** A time in a name: Windows has no colons there. */
export const timePart = (timestamp: string): string => timestamp.replaceAll(':', '-')

export const ARCHIVE_FILE = 'archive.json'
export const INDEX_FILE = 'index.html'
export const README_FILE = 'README.txt'
/** As `sha256sum -c` reads it. */
export const CHECKSUMS_FILE = 'checksums.txt'

export const letterFolder = (letterId: string): string => `letters/${pathPart(letterId)}/`
export const personFile = (personId: string): string => `people/${pathPart(personId)}.json`
export const mediaFolder = (mediaId: string): string => `media/${pathPart(mediaId)}/`

export const LETTER_FILE = 'letter.md'
export const LETTER_PAGE = 'letter.html'
export const VERSIONS_FOLDER = 'versions/'
export const FILES_FOLDER = 'files/'
export const COMMENTS_FILE = 'comments.json'
export const MEDIA_FILE = 'media.json'

/** What a path of an archive is of: a letter, its versions, files and comments, a person, media. */
export type ArchivePart =
  | { readonly kind: 'archive' | 'checksums' | 'person' | 'view' }
  | {
      readonly kind: 'letter' | 'version' | 'comments' | 'file' | 'media'
      /** `letters/1943-05-01/`. */
      readonly folder: string
      /** Of a file. */
      readonly name: string
    }

const IN_FOLDER = /^((?:letters|media)\/[^/]+\/)(.+)$/

/** Undefined for what no archive has. */
export function partOf(path: string): ArchivePart | undefined {
  if (path === ARCHIVE_FILE) return { kind: 'archive' }
  if (path === CHECKSUMS_FILE) return { kind: 'checksums' }
  if (path === INDEX_FILE || path === README_FILE) return { kind: 'view' }
  if (path.startsWith('people/') && path.endsWith('.json')) return { kind: 'person' }
  const [, folder = '', rest = ''] = IN_FOLDER.exec(path) ?? []
  if (rest === LETTER_PAGE) return { kind: 'view' }
  if (rest === LETTER_FILE) return { kind: 'letter', folder, name: '' }
  if (rest === MEDIA_FILE) return { kind: 'media', folder, name: '' }
  if (rest === COMMENTS_FILE) return { kind: 'comments', folder, name: '' }
  if (rest.startsWith(VERSIONS_FOLDER)) return { kind: 'version', folder, name: '' }
  if (rest.startsWith(FILES_FOLDER))
    return { kind: 'file', folder, name: rest.slice(FILES_FOLDER.length) }
  return undefined
}
