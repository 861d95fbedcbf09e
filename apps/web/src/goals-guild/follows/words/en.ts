export const followsEn = {
  title: 'People',
  findTitle: 'Find somebody',
  findText: 'By their nickname or name: the beginning is enough.',
  findPlaceholder: 'Name or @nickname',
  notFound: (name: string) => `Nobody is called “${name}…” here.`,
  lists: { following: 'You follow', followers: 'Follow you', mutual: 'Both ways' },
  none: {
    following: {
      title: 'You follow nobody yet',
      text: 'Follow people, and what they do appears on your home page.',
    },
    followers: {
      title: 'Nobody follows yet',
      text: 'Share a step with everybody, or join a group: that is how people find each other.',
    },
    mutual: {
      title: 'Nobody both ways yet',
      text: 'People whom you follow and who follow you back are here.',
    },
  },
  follow: 'Follow',
  followed: 'Following',
  followName: (name: string) => `Follow ${name}`,
  unfollowName: (name: string) => `Stop following ${name}`,
  followsYou: 'Follows you',
  level: (level: number) => `Level ${level.toLocaleString('en')}`,
  block: 'Block',
  blockTitle: (name: string) => `Block ${name}?`,
  blockText: [
    'You no longer follow each other.',
    'Neither of you sees the other’s profile, goals and posts.',
    'Neither of you can write to the other; your conversation is hidden.',
    'They are not told. You can undo it under Settings, Your data.',
  ],
  blocked: (name: string) => `${name} is blocked.`,
}
export type FollowsWords = typeof followsEn
