const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** Ours and those that most people speak; a profile may name any. */
const LANGUAGE_CODES =
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko nl no pl pt pt-BR ro ru sv sw ta th tr uk ur vi zh'.split(
    ' ',
  )

export interface NamedCode {
  readonly code: string
  readonly name: string
}

function namesOf(
  codes: readonly string[],
  type: 'region' | 'language',
  locale: string,
): NamedCode[] {
  const names = new Intl.DisplayNames(locale, { type, fallback: 'none' })
  return codes
    .flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [{ code, name }]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

/** Every pair of letters that the browser knows as a country, by its name in the reader's language. */
export const countriesIn = (locale: string): NamedCode[] =>
  namesOf(
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second)),
    'region',
    locale,
  )

export const languagesIn = (locale: string, own: string | null): NamedCode[] =>
  namesOf([...new Set([...LANGUAGE_CODES, ...(own ? [own] : [])])], 'language', locale)

/** With what clocks say there now beside UTC: a name alone tells few people where they are. */
function zoneName(locale: string, zone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')
  return `${zone.replaceAll('_', ' ')} (${parts?.value})`
}

/** Those that the browser knows, the one where it is, and the one that was chosen before. */
export function zonesIn(locale: string, own: string | null): NamedCode[] {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), here, ...(own ? [own] : [])])
  return [...zones].toSorted().map((code) => ({ code, name: zoneName(locale, code) }))
}
