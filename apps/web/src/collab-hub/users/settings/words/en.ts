import { plural } from '../../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const settingsEn = {
  title: 'Settings',
  parts: { profile: 'Profile', mails: 'Notifications', security: 'Security', data: 'Your data' },
  profile: {
    title: 'Profile',
    shown: 'What others see',
    firstName: 'First name',
    lastName: 'Last name',
    bio: 'About you',
    bioHint: 'Up to 1,000 characters.',
    linkedin: 'LinkedIn',
    skills: 'What you can do',
    skillsHint: 'Up to 20.',
    removeSkill: (skill: string) => `Take ${skill} away`,
    saved: 'Saved.',
    picture: 'Picture',
    choose: 'Choose a picture',
    remove: 'Remove',
    pictureText: 'Its middle is shown, in a circle.',
    unreadable: 'This is no picture that can be read.',
  },
  mails: {
    title: 'Notifications',
    mail: 'By e-mail',
    text: 'Everything is under the bell in any case. A mail comes on top, when you want it.',
    emailOnApplicationUpdate: {
      title: 'Applications',
      text: 'Somebody applies with you, or yours has moved.',
    },
    emailOnAccessRequest: { title: 'Access', text: 'An investor asks, or a founder has decided.' },
    emailOnMessage: { title: 'Messages', text: 'Somebody writes to you.' },
    emailOnSystem: { title: 'From CollabHub', text: 'Reviews, payments, new results of searches.' },
  },
  data: {
    title: 'Your data',
    exportTitle: 'Take it with you',
    exportText:
      'Everything that is yours here, in one JSON file: profile, startups, applications, access.',
    export: 'Save my data',
    collecting: (count: number) =>
      plural('en', count, { one: 'Collecting: 1 thing', other: `Collecting: ${n(count)} things` }),
    saved: (count: number) =>
      plural('en', count, { one: 'Saved 1 thing.', other: `Saved ${n(count)} things.` }),
  },
  leave: {
    title: 'Leave CollabHub',
    text: 'This cannot be undone.',
    goesTitle: 'What goes',
    goes: [
      'your profile and your picture',
      'your applications and résumés',
      'your access to startups',
    ],
    staysTitle: 'What stays',
    stays: [
      'startups of yours are suspended, what others wrote there stays',
      'what you wrote to others, without your name',
      'your account for the other products; here it cannot come back',
    ],
    act: 'Delete my profile',
    confirmTitle: 'Delete your profile?',
    confirmText: 'If you are sure, write who you are.',
    type: (name: string) => `Your name: ${name}`,
    mismatch: 'That is not your name.',
    stale: 'You signed in a while ago. Your password shows that it is really you.',
  },
}
export type SettingsWords = typeof settingsEn
