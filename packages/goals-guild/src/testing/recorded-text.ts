/**
 * Mutations whose recorded answer holds what people have written: each is tried with its largest
 * request in `recorded-answers.test.ts`. All others record what is short by its nature.
 */
export const RECORDS_TEXT: readonly string[] = [
  'createMilestone',
  'registerUser',
  'setUserRoles',
  'setUserTier',
  'suspendUser',
  'syncEmail',
  'unsuspendUser',
  'updateMilestone',
  'updateProfile',
]

/** Ids, times, and words of a closed set. */
const isShort = (name: string) => /(^id|Id|At|Type)$|^(state|kind|role|emoji)$/.test(name)

/** What of a recorded answer may be long. */
export const longFieldsOf = (result: unknown): string[] =>
  Object.entries(result ?? {})
    .filter(([name, value]) => !['number', 'boolean'].includes(typeof value) && !isShort(name))
    .map(([name]) => name)
