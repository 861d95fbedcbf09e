export { DocumentError, type DocumentProblem } from './document-error.ts'
export { createDocuments, type DocumentPage, type Documents } from './documents.ts'
export { DOCUMENT_LIMITS, type DocumentLimits } from './limits.ts'
export { watermarked } from './watermark.ts'
