import type { PaletteWords } from './en.ts'

export const paletteDe: PaletteWords = {
  title: 'Suchen oder springen',
  placeholder: 'Eine Seite, ein Brief, ein Wort darin, jemand …',
  results: 'Was es gibt',
  none: (text) => `Nirgends steht „${text}“.`,
  groups: { pages: 'Gehe zu', found: 'In Briefen und am Rand', products: 'Andere Produkte' },
  searchFor: (text) => `Überall nach „${text}“ suchen`,
  keysTitle: 'Tasten',
  keys: {
    palette: 'Suchen oder springen',
    home: 'Zu Hause',
    letters: 'Briefe',
    photos: 'Fotografien',
    family: 'Familie',
    messages: 'Nachrichten',
    drafts: 'Entwürfe',
    search: 'Suche',
    previous: 'Der Brief davor, der Brief danach',
    edit: 'Den Brief verbessern',
    comment: 'An den Rand schreiben',
    print: 'Den Brief drucken',
    reading: 'Nur der Brief, und zurück',
    help: 'Diese Tasten zeigen',
  },
  afterwards: 'dann',
}
