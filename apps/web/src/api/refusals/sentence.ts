import type { ApiError } from '../errors.ts'
import type { Refusals } from './en.ts'

const INPUT = 'input.'
const LIMIT = 'limits.'

/** Without the name of the field, at which it stands anyway. */
function plain({ message, field }: ApiError): string {
  const rest =
    field !== undefined && message.startsWith(`${field}: `)
      ? message.slice(field.length + 2)
      : message
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

export function sentence(words: Refusals, error: ApiError): string {
  const { code, reason = '', retryAfter = 1 } = error
  if (Object.hasOwn(words.reasons, reason)) return words.reasons[reason] as string
  if (reason.startsWith(LIMIT)) return words.tooOften(retryAfter)
  if (reason.startsWith(INPUT)) return words.input(reason.slice(INPUT.length), plain(error))
  return words.other(code, plain(error))
}
