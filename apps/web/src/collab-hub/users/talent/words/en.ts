export const talentEn = {
  title: 'Talent',
  skill: 'Filter by skill',
  noneTitle: 'Nobody here yet',
  noneText: 'Talent that has registered stands here.',
  noMatch: (skill: string) => `Nobody has named “${skill}”`,
  noMatchText: 'A skill is looked for as a whole. Try it shorter, or in another spelling.',
  skills: 'Skills',
  about: 'About',
  noBio: 'Nothing said yet.',
  since: 'Here since',
  linkedin: 'LinkedIn',
  startups: 'Startups',
  report: 'Report',
  edit: 'Edit your profile',
}
export type TalentWords = typeof talentEn
