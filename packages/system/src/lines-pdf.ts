const WIDTH = 640
const HEIGHT = 360
const LEFT = 48
const TOP = 280
const TITLE_SIZE = 34
const LINE_SIZE = 18

const escaped = (text: string) => text.replace(/[\\()]/g, (character) => `\\${character}`)

/** The first line is the page's title. */
function drawn(lines: readonly string[]): string {
  const said = lines.map((line, place) => {
    const size = place === 0 ? TITLE_SIZE : LINE_SIZE
    const y = place === 0 ? TOP : TOP - TITLE_SIZE - place * LINE_SIZE * 1.6
    return `BT /F1 ${size} Tf ${LEFT} ${y} Td (${escaped(line)}) Tj ET`
  })
  return ['0.93 0.95 0.92 rg', `0 0 ${WIDTH} ${HEIGHT} re f`, '0.1 0.2 0.2 rg', ...said].join('\n')
}

/** A small PDF by hand: letters of Latin 1, a page for each list of lines. */
export function linesPdf(pages: readonly (readonly string[])[]): Buffer {
  const kids = pages.map((_, place) => `${4 + place * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${WIDTH} ${HEIGHT}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, place) => {
      const content = drawn(lines)
      return [
        `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + place * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, place) => {
    const from = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(from).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}
