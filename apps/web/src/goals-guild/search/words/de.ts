import type { SearchWords } from './en.ts'

export const searchDe: SearchWords = {
  title: 'Suche',
  placeholder: 'Ein Name oder #ein Thema',
  begin: 'Wen oder was?',
  beginText: 'Leute findest du nach dem Anfang ihres Namens, Öffentliches nach einem Thema.',
  own: 'Deins',
  people: 'Leute',
  nobody: (text) => `Kein Name beginnt mit „${text}“.`,
  topic: (tag) => `Öffentliches mit #${tag}`,
  nothing: (tag) => `Noch hat nichts Öffentliches #${tag}.`,
  all: 'Alle zeigen',
}
