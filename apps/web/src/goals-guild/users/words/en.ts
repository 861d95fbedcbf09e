import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const usersEn = {
  welcome: {
    name: {
      title: 'Who are you here?',
      lead: 'A name that others find you by, and one that they call you.',
    },
    interests: {
      title: 'What do you care about?',
      lead: 'Three words are enough. They find you people, groups and goals.',
    },
    people: {
      title: 'Who goes the same way?',
      lead: 'Follow three people, and your feed comes alive.',
    },
    step: (place: number, all: number) => `Step ${place} of ${all}`,
    next: 'Go on',
    later: 'Later',
    toGoal: 'On to your first goal',
    others: 'Or other words',
    chosen: (count: number, wanted: number) =>
      count < wanted ? `${n(count)} of ${n(wanted)} chosen` : `${n(count)} chosen, up to ten`,
    removeTag: (tag: string) => `Remove #${tag}`,
    nobody: 'Nobody has these words yet: you are the first. Friends are found by name later.',
    ideas: [
      'running',
      'reading',
      'writing',
      'music',
      'languages',
      'cooking',
      'gardening',
      'health',
      'craft',
      'learning',
      'saving',
      'travel',
    ],
    nickname: 'Nickname',
    nicknameRule: '3 to 32 letters, digits, _ or -.',
    fullName: 'Name',
    submit: 'Set out',
  },
  people: {
    followed: 'Following',
    mention: 'People to mention',
    found: (count: number) =>
      plural('en', count, { one: '1 person found', other: `${n(count)} people found` }),
  },
  avatar: {
    title: 'Your picture',
    text: 'Everybody here sees it. Without one, your initials stand in.',
    choose: 'Choose a picture',
    change: 'Change the picture',
    remove: 'Remove it',
    saved: 'That’s you now.',
    removed: 'The picture is gone.',
    unreadable: 'This picture cannot be read. Try a PNG, JPEG or WebP.',
    optional: 'A picture, if you like',
  },
  person: {
    goals: 'Goals',
    steps: 'Steps and posts',
    noGoals: 'No goals to see',
    noGoalsText: (name: string) => `Goals that ${name} shares with you will be here.`,
    noSteps: 'Nothing to see yet',
    noStepsText: (name: string) => `What ${name} does and shares with you will be here.`,
    toPeople: 'To your people',
    edit: 'Edit your profile',
    write: 'Write',
    actionsOf: (name: string) => `More about ${name}`,
    followers: (count: number) =>
      plural('en', count, { one: '1 follower', other: `${n(count)} followers` }),
    following: (count: number) => `follows ${n(count)}`,
  },
}
export type UsersWords = typeof usersEn
