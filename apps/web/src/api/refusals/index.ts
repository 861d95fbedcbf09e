import { type Catalogue, wordsOf } from '../../i18n/language.ts'
import { ApiError } from '../errors.ts'
import { type Refusals, refusalsEn } from './en.ts'
import { sentence } from './sentence.ts'

const refusals: Catalogue<Refusals> = {
  en: refusalsEn,
  others: { de: async () => (await import('./de.ts')).refusalsDe },
}

/** The same error, whose message is for whoever reads it. What was given up by us is nobody's. */
export async function inOwnWords(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || error.name === 'AbortError') return error
  const words = await wordsOf(refusals)
  error.message = error instanceof ApiError ? sentence(words, error) : words.unreachable
  return error
}
