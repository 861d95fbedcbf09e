export const rowEn = {
  complete: (title: string) => `Complete “${title}”`,
  undo: (title: string) => `Reopen “${title}”`,
  comesAgain: 'Comes again',
  achieved: (name: string) => `Milestone reached: ${name}`,
  achievedText: (name: string) => `${name}: done!`,
  tell: 'Tell the others',
  assignedTo: (name: string) => `For ${name}`,
  inGoalOf: (name: string) => `In a goal of ${name}`,
}
export type RowWords = typeof rowEn
