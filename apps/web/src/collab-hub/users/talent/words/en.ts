export const talentEn = {
  title: 'Talent',
  skill: 'Search talent',
  noneTitle: 'Nobody here yet',
  noneText: 'Talent that has registered stands here.',
  skills: 'Skills',
  about: 'About',
  noBio: 'Nothing said yet.',
  since: 'Here since',
  startups: 'Startups',
  report: 'Report',
  edit: 'Edit your profile',
}
export type TalentWords = typeof talentEn
