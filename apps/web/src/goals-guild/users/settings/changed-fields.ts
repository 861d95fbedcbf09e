import type { ProfileFields, UpdateProfileVariables } from './settings.operations.ts'

const TEXTS = [
  'nickname',
  'fullName',
  'bio',
  'pronouns',
  'gender',
  'birthDate',
  'country',
  'language',
  'timeZone',
] as const

const isSame = (a: readonly string[], b: readonly string[]) => a.join('#') === b.join('#')

/** Only what is another now; an empty field takes the old value away. */
export function changedFields(
  before: ProfileFields,
  given: Readonly<Record<string, unknown>> & { readonly tags: readonly string[] },
): UpdateProfileVariables {
  const texts = TEXTS.flatMap((name) => {
    const next = String(given[name] ?? '').trim() || null
    return next === before[name] ? [] : [[name, next]]
  })
  return {
    ...Object.fromEntries(texts),
    ...(!isSame(before.tags, given.tags) && { tags: given.tags }),
  }
}
