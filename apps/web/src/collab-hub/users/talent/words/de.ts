import type { TalentWords } from './en.ts'

export const talentDe: TalentWords = {
  title: 'Talente',
  skill: 'Nach Können filtern',
  noneTitle: 'Noch niemand hier',
  noneText: 'Wer sich als Talent registriert, steht hier.',
  noMatch: (skill) => `Niemand nennt „${skill}“`,
  noMatchText: 'Gesucht wird das ganze Wort. Versuch es kürzer oder anders geschrieben.',
  skills: 'Können',
  about: 'Über die Person',
  noBio: 'Noch nichts gesagt.',
  since: 'Hier seit',
  linkedin: 'LinkedIn',
  startups: 'Startups',
  report: 'Melden',
  edit: 'Dein Profil bearbeiten',
}
