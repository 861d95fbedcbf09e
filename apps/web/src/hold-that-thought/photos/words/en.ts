import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const photosEn = {
  title: 'Photographs',
  lead: 'What everybody has found in drawers, with what is known of it.',
  bring: 'Bring pictures',
  categories: { pictures: 'Pictures', videos: 'Films', documents: 'Documents' },
  kinds: { pictures: 'Picture', videos: 'Film', documents: 'Document' },
  albums: 'Albums',
  years: 'Years',
  deletedOnes: 'Deleted',
  untitled: 'Without a caption',
  open: (name: string, kind: string) => `${kind}: ${name}`,
  none: 'Nothing here yet',
  noneText:
    'Bring as many files as you like at once: pictures, films and PDF. Everybody in the family sees them.',
  noneHere: 'There is nothing in this one',
  noneHereText: 'An album is there as long as something is in it.',
  noneDeleted: 'Nothing is deleted',
  tray: 'On their way',
  brought: (done: number, count: number) =>
    done === count
      ? plural('en', count, { one: 'It is on the wall', other: `All ${n(count)} are on the wall` })
      : `${n(done)} of ${n(count)} on the wall`,
  clear: 'Done',
  all: (count: number) =>
    plural('en', count, { one: 'Show 1 more', other: `Show ${n(count)} more` }),
  fewer: 'Show fewer',
  gone: 'This picture is gone',
  broken: 'This picture cannot be shown. It may be damaged.',
  noPreview: 'There is no picture of it.',
  noFilm: 'This browser cannot play it. Save it and play it on your device.',
  documentText: 'Only its first page is shown, as a picture: nothing in it runs here.',
  download: 'Save a copy',
  previous: 'Previous',
  next: 'Next',
  back: 'Back to all',
  full: 'Whole screen',
  by: (name: string) => `Brought by ${name}`,
  edit: 'Edit',
  editTitle: 'What is known of it',
  caption: 'Caption',
  date: 'Day',
  dateText: 'If the day is not known',
  dateTextExample: 'about 1951',
  story: 'The story of it',
  delete: 'Delete',
  deleteTitle: 'Delete it?',
  deleteText: 'It leaves the wall and all albums. An admin can bring it back.',
  deleted: 'It is deleted.',
  undo: 'Undo',
  restore: 'Bring back',
  restored: 'It is on the wall again.',
  whoIsIt: 'Who is it, and which album?',
  change: 'Change',
  people: 'Who is in the picture',
  addPerson: 'Somebody else',
  addAlbum: 'Another album',
  addAlbumHint: 'One there is, or a new one: Enter adds it.',
  outOf: (album: string) => `Out of ${album}`,
  found: (count: number) => plural('en', count, { one: '1 found', other: `${n(count)} found` }),
}

export type PhotosWords = typeof photosEn
