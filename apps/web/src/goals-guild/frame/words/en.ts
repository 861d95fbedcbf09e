import { plural } from '../../../i18n/plural.ts'

export const frameEn = {
  claim: 'Climb together.',
  lead: 'Goals are easier in good company.',
  claimText: 'Plan a goal, take the next step, and let the people who care see you get there.',
  points: [
    'Tasks and milestones that move the whole team',
    'Quests that pay experience, once and fairly',
    'A feed of real steps, not of noise',
  ],
  waiting: (count: number) =>
    plural('en', count, { one: '1 waits for you', other: `${count} wait for you` }),
  profile: 'Your profile',
  settings: 'Settings',
  products: 'Your account and products',
  nav: {
    home: 'Home',
    goals: 'Goals',
    quests: 'Quests',
    chat: 'Chat',
    people: 'People',
    groups: 'Groups',
    search: 'Search',
    help: 'Help',
    offers: 'Offers',
    admin: 'Administration',
    newGoal: 'New goal',
  },
}
export type FrameWords = typeof frameEn
