export const againEn = {
  title: 'Please sign in again',
  text: 'Your session has ended. Nothing is lost: you go on where you are.',
  other: 'I am somebody else',
}

export type AgainWords = typeof againEn
