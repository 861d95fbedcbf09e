const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** Ours and those that most people speak; a profile may name any. */
const LANGUAGE_CODES =
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko nl no pl pt pt-BR ro ru sv sw ta th tr uk ur vi zh'.split(
    ' ',
  )

export interface Named {
  readonly code: string
  readonly name: string
}

function namesOf(codes: readonly string[], type: 'region' | 'language', locale: string): Named[] {
  const names = new Intl.DisplayNames(locale, { type, fallback: 'none' })
  return codes
    .flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [{ code, name }]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

/** Every pair of letters that the browser knows as a country, by its name in the reader's language. */
export const countriesIn = (locale: string): Named[] =>
  namesOf(
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second)),
    'region',
    locale,
  )

export const languagesIn = (locale: string, own: string | null): Named[] =>
  namesOf([...new Set([...LANGUAGE_CODES, ...(own ? [own] : [])])], 'language', locale)
