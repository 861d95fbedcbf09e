import type { TalentWords } from './en.ts'

export const talentDe: TalentWords = {
  title: 'Talente',
  skill: 'Talente suchen',
  noneTitle: 'Noch niemand hier',
  noneText: 'Wer sich als Talent registriert, steht hier.',
  skills: 'Können',
  about: 'Über die Person',
  noBio: 'Noch nichts gesagt.',
  since: 'Hier seit',
  startups: 'Startups',
  report: 'Melden',
  edit: 'Dein Profil bearbeiten',
}
