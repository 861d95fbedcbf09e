import { PDFDocument, StandardFonts } from 'pdf-lib'

interface Sample {
  readonly pages?: number
  readonly width?: number
  readonly height?: number
}

/** Each page says which one it is. */
export async function pdfFile({ pages = 1, width = 640, height = 360 }: Sample = {}) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= pages; number++)
    document.addPage([width, height]).drawText(`Page ${number} of a deck`, {
      x: 40,
      y: height / 2,
      size: 32,
      font,
    })
  return document.save()
}
