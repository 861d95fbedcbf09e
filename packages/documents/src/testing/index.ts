export { encryptedPdf } from './encrypted-pdf.ts'
export { ENGLISH_LETTER, GERMAN_LETTER } from './letters.ts'
export { pdfFile } from './sample-documents.ts'
export { PHOTOGRAPHER, photoFile } from './photo-file.ts'
export {
  characterErrors,
  type Scanned,
  scannedImage,
  scannedPdf,
  type Written,
  writtenImage,
  writtenPdf,
} from './scanned-pages.ts'
