import { type Catalogue, wordsOf } from '../../i18n/language.ts'
import { ApiError } from '../errors.ts'
import { type Refusals, refusalsEn } from './en.ts'
import { sentence } from './sentence.ts'

const refusals: Catalogue<Refusals> = {
  en: refusalsEn,
  others: { de: async () => (await import('./de.ts')).refusalsDe },
}

/** What people are told of a failure, in their language. */
export async function messageOf(error: Error): Promise<string> {
  const words = await wordsOf(refusals)
  return error instanceof ApiError ? sentence(words, error) : words.unreachable
}
