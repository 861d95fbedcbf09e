import type { HubFrontWords } from './en.ts'

export const hubFrontDe: HubFrontWords = {
  title: 'Wo aus einem Deck ein Team wird',
  lead: 'Startups zeigen, was sie bauen, wen sie suchen und was es bringt. Talente bewerben sich in Minuten. Investoren fragen einmal und lesen.',
  join: 'Konto anlegen',
  look: 'Startups ansehen',
  startups: 'Neu bei CollabHub',
  roles: 'Offene Stellen',
  all: 'Alle ansehen',
  forWhom: 'Drei Wege hinein',
  founders: [
    'Für Gründer',
    'Ein Brett für alle Bewerbungen, ein Deck, das sagt, wer welche Seite las.',
  ],
  talent: ['Für Talente', 'Gehalt und Anteile stehen dabei. Ein Stand, der sich bewegt.'],
  investors: ['Für Investoren', 'Frag nach dem, was du brauchst: Zahlen, Deck, Datei. Mit Frist.'],
}
