import { ApiError } from '../api/errors.ts'
import { fieldStyles } from './field.tsx'

interface Failure {
  /** What is wrong with a field, where the server names it. */
  readonly at: (name: string) => string | undefined
  /** What belongs to none of them. */
  readonly rest: string | undefined
}

/** Where a failure of a form with these fields is shown. */
export function failureOf(error: Error | undefined, fields: readonly string[]): Failure {
  const wrong = error instanceof ApiError ? error.field?.split('.')[0] : undefined
  return {
    at: (name) => (wrong === name ? error?.message : undefined),
    rest: fields.includes(wrong ?? '') ? undefined : error?.message,
  }
}

export const FormError = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className={fieldStyles.error} role="alert">
      {text}
    </p>
  )
