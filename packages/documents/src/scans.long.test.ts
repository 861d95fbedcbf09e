import { expect, it } from 'vitest'
import { createScans } from './scans.ts'
import { ENGLISH_LETTER, GERMAN_LETTER } from './testing/letters.ts'
import { characterErrors, scannedImage } from './testing/scanned-pages.ts'

const CLEAN_ERRORS_MAX = 0.02
/** Of what is yellow and noisy as well as askew: a bound against getting worse. */
const OLD_ERRORS_MAX = 0.1
const scans = createScans()

const FONTS = ['TimesRoman', 'Helvetica', 'Courier', 'TimesRomanItalic'] as const
const SCANNED = [
  { turned: 0, isOld: false },
  { turned: -4, isOld: false },
  { turned: 183, isOld: false },
  { turned: 270, isOld: false },
  { turned: -4, isOld: true },
]
const cases = FONTS.flatMap((font) =>
  [10, 14].flatMap((size) => SCANNED.map((scanned) => ({ font, size, ...scanned }))),
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
