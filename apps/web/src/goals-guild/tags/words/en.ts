export const tagsEn = {
  parts: { people: 'People', goals: 'Goals' },
  none: { people: 'Nobody yet', goals: 'No goals yet' },
  noneText: (tag: string) => `Be the first with #${tag}.`,
}
export type TagsWords = typeof tagsEn
