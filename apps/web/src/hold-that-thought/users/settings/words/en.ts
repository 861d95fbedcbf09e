import { plural } from '../../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const settingsEn = {
  title: 'Settings',
  parts: {
    profile: 'Profile',
    reading: 'Reading',
    mails: 'Notifications',
    security: 'Security',
    data: 'Your data',
  },
  profile: {
    title: 'Profile',
    shown: 'What the family sees',
    displayName: 'Your name',
    familyRelationship: 'Who you are in the family',
    familyBranch: 'Branch of the family',
    generation: 'Generation',
    contactEmail: 'Address for the family',
    bio: 'About you',
    saved: 'Saved.',
    picture: 'Picture',
    choose: 'Choose a picture',
    remove: 'Remove',
    pictureText: 'Its middle is shown, in a circle.',
    unreadable: 'This is no picture that can be read.',
    privacy: 'Privacy',
    private: {
      title: 'Show only my name and picture',
      text: 'The rest of your profile is then seen by you and the admins alone.',
    },
    email: (email: string) => `Mails of this product go to ${email}.`,
    syncEmail: 'Take over the address of my account',
  },
  reading: {
    title: 'Reading',
    size: 'Size of the type',
    sizeText: 'On this device, for everything here.',
    sizes: { normal: 'Usual', large: 'Large', larger: 'Larger', largest: 'Largest' },
    sample: 'Today was the first evening on which one could leave the window open.',
    paper: 'Paper',
    paperText: 'Warm, as paper is, or with as much contrast as there can be.',
    papers: { warm: 'Warm', plain: 'High contrast' },
  },
  mails: {
    title: 'Notifications',
    mail: 'By e-mail',
    text: 'Everything is under the bell in any case. A mail comes on top, when you want it.',
    notifyOnComment: {
      title: 'Margin notes',
      text: 'Somebody writes about what you wrote down, brought or spoke about.',
    },
    notifyOnMessage: { title: 'Messages', text: 'Somebody writes to you.' },
  },
  data: {
    title: 'Your data',
    exportTitle: 'Take it with you',
    exportText:
      'Everything that is yours here, in one JSON file: profile, margin notes, messages, drafts.',
    export: 'Save my data',
    collecting: (count: number) =>
      plural('en', count, { one: 'Collecting: 1 thing', other: `Collecting: ${n(count)} things` }),
    saved: (count: number) =>
      plural('en', count, { one: 'Saved 1 thing.', other: `Saved ${n(count)} things.` }),
  },
  leave: {
    title: 'Leave HoldThatThought',
    text: 'This cannot be undone.',
    goesTitle: 'What goes',
    goes: ['your profile and your picture', 'your drafts', 'your notifications and reactions'],
    staysTitle: 'What stays',
    stays: [
      'letters that you wrote down, and photographs that you brought',
      'your margin notes and messages, without your name',
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
