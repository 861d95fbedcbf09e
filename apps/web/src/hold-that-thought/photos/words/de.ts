import { plural } from '../../../i18n/plural.ts'
import type { PhotosWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const photosDe: PhotosWords = {
  title: 'Fotografien',
  lead: 'Was alle in Schubladen fanden, mit dem, was man davon weiß.',
  bring: 'Bilder bringen',
  categories: { pictures: 'Bilder', videos: 'Filme', documents: 'Dokumente' },
  kinds: { pictures: 'Bild', videos: 'Film', documents: 'Dokument' },
  albums: 'Alben',
  years: 'Jahre',
  deletedOnes: 'Gelöscht',
  untitled: 'Ohne Unterschrift',
  open: (name, kind) => `${kind}: ${name}`,
  none: 'Hier ist noch nichts',
  noneText:
    'Bring so viele Dateien auf einmal, wie du willst: Bilder, Filme und PDF. Alle in der Familie sehen sie.',
  noneHere: 'Hier ist nichts darin',
  noneHereText: 'Ein Album gibt es, solange etwas darin ist.',
  noneDeleted: 'Nichts ist gelöscht',
  tray: 'Unterwegs',
  brought: (done, count) =>
    done === count
      ? plural('de', count, {
          one: 'Es hängt an der Wand',
          other: `Alle ${n(count)} hängen an der Wand`,
        })
      : `${n(done)} von ${n(count)} an der Wand`,
  clear: 'Fertig',
  all: (count) =>
    plural('de', count, { one: '1 weitere zeigen', other: `${n(count)} weitere zeigen` }),
  fewer: 'Weniger zeigen',
  gone: 'Dieses Bild ist weg',
  broken: 'Dieses Bild lässt sich nicht zeigen. Vielleicht ist es beschädigt.',
  noPreview: 'Davon gibt es kein Bild.',
  noFilm: 'Dieser Browser kann ihn nicht abspielen. Sichere ihn und spiel ihn auf deinem Gerät ab.',
  documentText: 'Nur die erste Seite ist zu sehen, als Bild: Nichts darin läuft hier.',
  download: 'Kopie sichern',
  previous: 'Vorige',
  next: 'Nächste',
  back: 'Zurück zu allen',
  full: 'Ganzer Bildschirm',
  by: (name) => `Gebracht von ${name}`,
  edit: 'Bearbeiten',
  editTitle: 'Was man davon weiß',
  caption: 'Bildunterschrift',
  date: 'Tag',
  dateText: 'Wenn der Tag nicht bekannt ist',
  dateTextExample: 'um 1951',
  story: 'Die Geschichte dazu',
  delete: 'Löschen',
  deleteTitle: 'Löschen?',
  deleteText: 'Es verlässt die Wand und alle Alben. Die Verwaltung kann es zurückholen.',
  deleted: 'Es ist gelöscht.',
  undo: 'Zurücknehmen',
  restore: 'Zurückholen',
  restored: 'Es hängt wieder an der Wand.',
  whoIsIt: 'Wer ist das, und welches Album?',
  change: 'Ändern',
  people: 'Wer auf dem Bild ist',
  addPerson: 'Noch jemand',
  addAlbum: 'Noch ein Album',
  addAlbumHint: 'Eines, das es gibt, oder ein neues: Enter fügt es hinzu.',
  outOf: (album) => `Aus ${album} nehmen`,
  found: (count) => plural('de', count, { one: '1 gefunden', other: `${n(count)} gefunden` }),
}
