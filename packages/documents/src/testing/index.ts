export { encryptedPdf } from './encrypted-pdf.ts'
export { pdfFile } from './sample-documents.ts'
export { PHOTOGRAPHER, photoFile } from './photo-file.ts'
