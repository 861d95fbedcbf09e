import { expect, it } from 'vitest'
import { createScans } from './scans.ts'
import { ENGLISH_LETTER, GERMAN_LETTER } from './testing/letters.ts'
import { characterErrors, scannedImage } from './testing/scanned-pages.ts'

const CLEAN_ERRORS_MAX = 0.02
/** Of what is yellow and noisy as well as askew: a bound against getting worse. */
const OLD_ERRORS_MAX = 0.1
const scans = createScans()

const cases = (['TimesRoman', 'Helvetica', 'Courier', 'TimesRomanItalic'] as const).flatMap(
  (font) =>
    [10, 12, 16].flatMap((size) =>
      [0, -4, 90, 183, 270].flatMap((turned) =>
        [false, true].map((isOld) => ({ font, size, turned, isOld })),
      ),
    ),
)

it.each(cases)('reads $font of $size points, turned by $turned°, old: $isOld', async (one) => {
  const { font, size, turned, isOld } = one
  for (const [language, lines] of [
    ['eng', ENGLISH_LETTER],
    ['deu', GERMAN_LETTER],
  ] as const) {
    const bytes = await scannedImage({ lines, font, size }, { turned, isOld })
    const how = { languages: ['eng', 'deu'], after: 0 }
    let text = ''
    for await (const page of scans.read({ bytes, contentType: 'image/jpeg' }, how))
      text = page.lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n')
    const errors = characterErrors(lines.join('\n'), text)
    console.log(
      `${font} ${size} ${turned}° ${isOld ? 'old' : 'clean'} ${language}: ${(errors * 100).toFixed(2)} %`,
    )
    expect(errors).toBeLessThanOrEqual(isOld ? OLD_ERRORS_MAX : CLEAN_ERRORS_MAX)
  }
})
