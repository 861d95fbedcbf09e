import { plural } from '../../../i18n/plural.ts'

export const frameEn = {
  lead: 'From a deck to a team.',
  claim: 'From a deck to a team.',
  claimText:
    'Founders hire, talent applies, investors read: on one board, with nothing said twice.',
  points: [
    'One board for every applicant, moved by mouse or by keys',
    'A deck that is read page by page, and says by whom',
    'Your salary range on the role, not in the third call',
  ],
  waiting: (count: number) =>
    plural('en', count, { one: '1 waits for you', other: `${count} wait for you` }),
  jump: 'Search or jump to…',
  browse: 'Browse',
  administration: 'Administration',
  nav: {
    front: 'Home',
    startups: 'Startups',
    roles: 'Open roles',
    talent: 'Talent',
    applications: 'My applications',
    access: 'My access',
    overview: 'Overview',
    profile: 'Profile',
    vacancies: 'Roles',
    applicants: 'Applicants',
    investors: 'Investors',
    deck: 'Pitch deck',
    newStartup: 'New startup',
    queue: 'Review queue',
    all: 'Startups',
    users: 'People',
    reports: 'Reports',
    audit: 'Audit log',
    entities: 'By time',
    settings: 'Settings',
    profileOwn: 'Your profile',
  },
  tabs: { mine: 'My startup', queue: 'Queue' },
  signIn: 'Sign in',
  join: 'Join',
  banned: 'This account is closed',
  unverified: 'Your e-mail address is not verified yet. Until then you can only edit your profile.',
  verify: 'I have verified it',
}
export type FrameWords = typeof frameEn
