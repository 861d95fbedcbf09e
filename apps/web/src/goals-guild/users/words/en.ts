import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const usersEn = {
  welcome: {
    title: 'Who are you here?',
    lead: 'A name that others find you by, and one that they call you.',
    nickname: 'Nickname',
    nicknameRule: '3 to 32 letters, digits, _ or -.',
    fullName: 'Name',
    submit: 'Set out',
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
