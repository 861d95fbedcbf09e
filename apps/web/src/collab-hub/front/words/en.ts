export const hubFrontEn = {
  title: 'Where a deck becomes a team',
  lead: 'Startups show what they build, whom they look for and what it pays. Talent applies in minutes. Investors ask once, and read.',
  join: 'Create an account',
  look: 'Browse startups',
  startups: 'New on CollabHub',
  roles: 'Open roles',
  all: 'See all',
  forWhom: 'Three ways in',
  founders: [
    'For founders',
    'One board for every applicant, a deck that tells who read which page.',
  ],
  talent: ['For talent', 'Salary and equity on the role. A status that moves, never a black hole.'],
  investors: [
    'For investors',
    'Ask for what you need: figures, the deck, its download. With an end.',
  ],
} as const
export type HubFrontWords = {
  readonly [Name in keyof typeof hubFrontEn]: (typeof hubFrontEn)[Name] extends string
    ? string
    : readonly [string, string]
}
