import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const searchEn = {
  found: (count: number, isExact: boolean) =>
    isExact
      ? plural('en', count, { one: '1 found', other: `${n(count)} found` })
      : `${n(count)}+ found`,
  facets: {
    industry: 'Industry',
    stage: 'Stage',
    location: 'Place',
    tags: 'Tag',
    skills: 'Skill',
    type: 'Kind of work',
  },
  any: (name: string) => `${name}: any`,
  hiring: 'Hiring',
  clear: 'Clear filters',
  noMatch: 'Nothing fits',
  noMatchText: 'Take a filter away, or look for fewer words.',
  save: 'Save this search',
  saveTitle: 'Save this search',
  saveText: 'Once a day you are told what it newly finds.',
  name: 'Name',
  saved: 'Saved.',
  saveItem: 'Save',
  unsaveItem: 'Saved',
  title: 'Saved',
  startups: 'Startups',
  roles: 'Roles',
  searches: 'Searches',
  noStartups: 'No saved startups',
  noRoles: 'No saved roles',
  noSearches: 'No saved searches',
  noneText: 'Press “Save” on what you want to come back to.',
  noSearchText: 'Save a search on the pages of startups, roles or talent.',
  browseStartups: 'Browse startups',
  browseRoles: 'Browse roles',
  remove: 'Remove',
  open: 'Open',
  of: { STARTUP: 'Startups', ROLE: 'Roles', TALENT: 'Talent' },
}
export type SearchWords = typeof searchEn
