const INLINE = /^(?:image|video)\/[a-z0-9.-]+$|^application\/pdf$/
/** A drawing that can hold scripts is a document, whatever its type says. */
const ACTIVE = /svg|xml/
const INERT = 'application/octet-stream'
const NAME_CHARACTERS_MAX = 200
const UNSAFE = /[^0-9A-Za-z ._-]/g

/** How a file is called and treated by the browser that gets it. */
export interface FileShown {
  readonly contentType: string
  /** What a browser saves it as. */
  readonly fileName?: string | undefined
  /** Saved, though it could be shown. */
  readonly isDownload?: boolean | undefined
}

/** Only images, videos and PDF are shown by the browser; everything else is saved. */
export const isShown = (contentType: string): boolean =>
  INLINE.test(contentType) && !ACTIVE.test(contentType)

/** What could run is told to be nothing that runs, also where no header keeps it in a sandbox. */
export const servedType = (contentType: string): string =>
  isShown(contentType) ? contentType : INERT

/** RFC 6266: a plain name for old clients and the real one beside it. */
export function contentDisposition({ contentType, fileName, isDownload }: FileShown): string {
  const kind = isShown(contentType) && !isDownload ? 'inline' : 'attachment'
  if (fileName === undefined || fileName === '') return kind
  const name = fileName.toWellFormed().slice(0, NAME_CHARACTERS_MAX).toWellFormed()
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${name.replace(UNSAFE, '_')}"; filename*=UTF-8''${encoded}`
}
