export const tagsEn = {
  parts: { people: 'People', goals: 'Goals', groups: 'Groups' },
  none: { people: 'Nobody yet', goals: 'No goals yet', groups: 'No groups yet' },
  noneText: (tag: string) => `Be the first with #${tag}.`,
}
export type TagsWords = typeof tagsEn
