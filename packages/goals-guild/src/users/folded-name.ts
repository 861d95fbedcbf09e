/** What a name is found by is cut here: a letter may become many, and a key has an end. */
const LETTERS_MAX = 40
/** Of a name of many words, as many as people are called by. */
const WORDS_MAX = 6

/** Letters that are no other one with a mark, but are typed as if they were. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
}
const TYPED = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'g')
const MARKS = /[\u0300-\u036f\ufe0e\ufe0f]/g
/** What no key can hold, and what nobody types for a name. */
const BETWEEN_WORDS = /[\s#\p{Cc}\p{Cf}\p{Z}]+/gu

/** As people type it: `Łukasz Núñez` is `lukasz nunez`, `STRASSE` and `straße` are one. */
export const foldedName = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .replace(MARKS, '')
      .toUpperCase()
      .toLowerCase()
      .replace(TYPED, (letter) => TYPED_AS[letter] ?? letter)
      .normalize('NFC')
      .replace(/\u200d/g, '')
      .replace(BETWEEN_WORDS, ' ')
      .trim(),
  )
    .slice(0, LETTERS_MAX)
    .join('')
    .trim()

/** One sign of these says as much as two letters of an alphabet. */
const WHOLE = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hangul}\p{Extended_Pictographic}]/u

/** The first two letters, or one sign that is worth as much: where the rest is looked for. */
export const startOf = (folded: string): string => {
  const letters = Array.from(folded)
  return letters.slice(0, WHOLE.test(folded) ? 1 : 2).join('')
}

/** The nickname, and the name from each of its words on. */
export function namesOf({ nickname, fullName }: { nickname: string; fullName: string }): string[] {
  const words = foldedName(fullName).split(' ')
  const tails = words.slice(0, WORDS_MAX).map((_, place) => words.slice(place).join(' '))
  return [...new Set([foldedName(nickname), ...tails])].filter((name) => name !== '')
}
