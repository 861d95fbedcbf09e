import type { RowWords } from './en.ts'

export const rowDe: RowWords = {
  complete: (title) => `„${title}“ abhaken`,
  undo: (title) => `„${title}“ wieder öffnen`,
  comesAgain: 'Kommt wieder',
  achieved: (name) => `Etappe erreicht: ${name}`,
  achievedText: (name) => `${name}: geschafft!`,
  tell: 'Erzähl davon',
  assignedTo: (name) => `Für ${name}`,
  inGoalOf: (name) => `In einem Ziel von ${name}`,
}
