export const lettersEn = {
  title: 'Letters',
  empty: 'No letters yet',
  emptyText: 'Scan the first one, or write it down from the original.',
}
export type LettersWords = typeof lettersEn
