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
