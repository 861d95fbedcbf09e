import { plural } from '../../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const settingsEn = {
  title: 'Settings',
  parts: { profile: 'Profile', mails: 'Notifications', security: 'Security', data: 'Your data' },
  profile: {
    title: 'Profile',
    shown: 'What others see',
    fullName: 'Name',
    nickname: 'Nickname',
    nicknameHint: '3 to 32 letters, digits, _ or -. Links to your old one stop working.',
    pronouns: 'Pronouns',
    pronounsHint: 'As you like to be spoken of.',
    bio: 'About you',
    tags: 'What you care about',
    tagsHint: 'Up to ten words. People find you by them.',
    removeTag: (tag: string) => `Take ${tag} away`,
    details: 'Only for you',
    detailsText: 'Nobody else sees these. You can leave all of them empty.',
    birthDate: 'Date of birth',
    gender: 'Gender',
    country: 'Country',
    language: 'Language',
    timeZone: 'Time zone',
    timeZoneHint: 'Your days begin and end here: streaks and steps that come again go by it.',
    unsaid: 'I’d rather not say',
    saved: 'Saved.',
  },
  mails: {
    title: 'Notifications',
    mail: 'By e-mail',
    text: 'Everything is under the bell in any case. A mail comes on top, when you want it.',
    emailOnInvite: { title: 'Invites', text: 'Somebody asks you to take part in a goal or quest.' },
    emailOnMention: { title: 'Mentions', text: 'Somebody names you in a comment.' },
    emailOnComment: { title: 'Comments', text: 'Somebody comments where you take part.' },
    emailOnReaction: { title: 'Reactions', text: 'Somebody reacts to what you wrote.' },
  },
  data: {
    title: 'Your data',
    exportTitle: 'Take it with you',
    exportText:
      'Everything that is yours here, in one JSON file: profile, goals, steps, posts, comments, messages.',
    export: 'Save my data',
    collecting: (count: number) =>
      plural('en', count, { one: 'Collecting: 1 thing', other: `Collecting: ${n(count)} things` }),
    saved: (count: number) =>
      plural('en', count, { one: 'Saved 1 thing.', other: `Saved ${n(count)} things.` }),
  },
  blocks: {
    title: 'People you block',
    none: 'You block nobody.',
    unblock: 'Unblock',
    unblockName: (name: string) => `Unblock ${name}`,
    done: 'Unblocked. You do not follow each other any more; that is up to you both.',
  },
  leave: {
    title: 'Leave GoalsGuild',
    text: 'This cannot be undone.',
    goesTitle: 'What goes',
    goes: [
      'your profile; your names are free for others',
      'your goals, quests, steps and experience',
      'your posts, whom you follow, and your memberships',
    ],
    staysTitle: 'What stays',
    stays: [
      'what you wrote to others and on their goals, as “Deleted user”',
      'groups of yours: they pass to the longest admin, or are archived',
      'your account for the other products; here it cannot come back',
    ],
    act: 'Delete my profile',
    confirmTitle: 'Delete your profile?',
    confirmText: 'If you are sure, write who you are.',
    type: (nickname: string) => `Your nickname: ${nickname}`,
    mismatch: 'That is not your nickname.',
    stale: 'You signed in a while ago. Your password shows that it is really you.',
  },
}
export type SettingsWords = typeof settingsEn
