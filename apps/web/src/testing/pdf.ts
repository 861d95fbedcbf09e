/** A small PDF by hand: a page for each line. It asks for a script, which nobody may run. */
export function pdfOf(lines: readonly string[]): Buffer {
  const kids = lines.map((_, place) => `${4 + place * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} /MediaBox [0 0 640 360] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, place) => {
      const content = `BT /F1 34 Tf 48 280 Td (${line}) Tj ET`
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
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}
