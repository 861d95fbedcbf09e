/**
 * Part of the program that reads scans: the words that a PDF has itself, with their places on a picture
 * of so many pixels. The library has no call of its own for places, so its engine is asked.
 */
export const TEXT_LAYER = `
const LAYER_LETTERS_MIN = 20

function layerOf(page, { width, height }) {
  const { module, pageIdx } = page
  const text = module._FPDFText_LoadPage(pageIdx)
  if (!text) return []
  const memory = module.wasmExports.malloc(48)
  const [doubles, wholes] = [memory / 8, (memory + 32) / 4]
  const onPicture = (x, y) => {
    module._FPDF_PageToDevice(pageIdx, 0, 0, width, height, 0, x, y, memory + 32, memory + 36)
    return [module.HEAP32[wholes], module.HEAP32[wholes + 1]]
  }
  const boxOf = (n) => {
    if (!module._FPDFText_GetCharBox(text, n, memory, memory + 8, memory + 16, memory + 24)) return undefined
    const [left, right, bottom, top] = module.HEAPF64.subarray(doubles, doubles + 4)
    const [[x0, y0], [x1, y1]] = [onPicture(left, top), onPicture(right, bottom)]
    return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)]
  }
  const lines = [[]]
  let word
  const endWord = () => {
    if (word) lines.at(-1).push(word)
    word = undefined
  }
  const count = Math.min(module._FPDFText_CountChars(text), limits.textCharactersMax)
  for (let n = 0; n < count; n++) {
    const code = module._FPDFText_GetUnicode(text, n)
    const character = String.fromCodePoint(code > 0x10ffff ? 0xfffd : code)
    if (character === '\\n') {
      endWord()
      lines.push([])
    } else if (/[\\s\\u0000\\ufffe]/u.test(character)) endWord()
    else {
      const box = boxOf(n)
      word ??= { text: '', box }
      word.text += character
      if (box && word.box)
        word.box = [...word.box.slice(0, 2).map((side, at) => Math.min(side, box[at])), ...word.box.slice(2).map((side, at) => Math.max(side, box[at + 2]))]
    }
  }
  endWord()
  module.wasmExports.free(memory)
  module._FPDFText_ClosePage(text)
  return lines
}

const isWritten = (lines) =>
  lines.flat().reduce((sum, { text }) => sum + (text.match(/\\p{L}/gu)?.length ?? 0), 0) >= LAYER_LETTERS_MIN
`
