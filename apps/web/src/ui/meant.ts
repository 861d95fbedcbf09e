/** Without case and accents: whoever looks for "garcia" means "García". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u)

/** Each word that was written begins a word of the text. */
export function isMeant(text: string, written: string): boolean {
  const words = wordsOf(text)
  return wordsOf(written).every((part) => words.some((word) => word.startsWith(part)))
}
