import type { Draft } from './draft.entity.ts'

/** Of all pages; below the letter's own folder. */
export const pdfNameOf = ({ draftId }: Pick<Draft, 'draftId'>): string => `${draftId}.pdf`

/** Of the originals, as they are called already; the same name twice gets its place in front. */
export function fileNamesOf({ fileKeys }: Pick<Draft, 'fileKeys'>): string[] {
  const names = fileKeys.map((key) => key.slice(key.lastIndexOf('/') + 1))
  return names.map((name, place) => (names.indexOf(name) === place ? name : `${place}-${name}`))
}
