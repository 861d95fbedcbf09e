import type { SearchWords } from './en.ts'

export const searchDe: SearchWords = {
  title: 'Suche',
  placeholder: 'Ein Name, ein paar Wörter oder #ein Thema',
  begin: 'Wen oder was?',
  beginText:
    'Leute, öffentliche Ziele, Gruppen und Angebote findest du nach ihren Wörtern und nach Themen.',
  own: 'Deins',
  found: 'Gefunden',
  kinds: 'Was gezeigt wird',
  everything: 'Alles',
  parts: { person: 'Leute', goal: 'Ziele', group: 'Gruppen', offer: 'Angebote' },
  none: (text) =>
    `Zu „${text}“ wurde nichts gefunden. Versuch es mit weniger Wörtern oder deren Anfang.`,
  topic: (tag) => `Öffentliches mit #${tag}`,
  nothing: (tag) => `Noch hat nichts Öffentliches #${tag}.`,
  all: 'Alle zeigen',
}
