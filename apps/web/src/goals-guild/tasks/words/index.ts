import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { tasksEn, type TasksWords } from './en.ts'

export const tasksWords: Catalogue<TasksWords> = {
  en: tasksEn,
  others: { de: async () => (await import('./de.ts')).tasksDe },
}

export const useTasksWords = (): TasksWords => useWords(tasksWords)
