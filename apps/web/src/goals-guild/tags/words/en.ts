export const tagsEn = {
  parts: { people: 'People', goals: 'Goals', groups: 'Groups', offers: 'Offers' },
  none: {
    people: 'Nobody yet',
    goals: 'No goals yet',
    groups: 'No groups yet',
    offers: 'No offers yet',
  },
  own: 'What you care about',
  noOwn: 'Say what you care about, and what fits is shown here.',
  toProfile: 'Your profile',
  noneText: (tag: string) => `Be the first with #${tag}.`,
}
export type TagsWords = typeof tagsEn
