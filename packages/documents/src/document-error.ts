/** Why a document cannot be shown. */
export type DocumentProblem =
  | 'empty'
  | 'too-large'
  | 'encrypted'
  | 'damaged'
  | 'too-many-pages'
  | 'page-too-large'
  | 'too-slow'
  | 'too-much-memory'
  | 'unreadable'

const SAID: Readonly<Record<DocumentProblem, string>> = {
  empty: 'The file has no pages.',
  'too-large': 'The file is too large.',
  encrypted: 'The file is locked by a password; save it without one.',
  damaged: 'The file is damaged, or is not what it seems to be.',
  'too-many-pages': 'The file has too many pages.',
  'page-too-large': 'A page of the file is too large.',
  'too-slow': 'The file takes too long to be shown.',
  'too-much-memory': 'The file takes too much memory to be shown.',
  unreadable: 'The transcription service could not read a page.',
}

/** The document's own fault: trying it again gives the same. */
export class DocumentError extends Error {
  readonly problem: DocumentProblem

  constructor(problem: DocumentProblem) {
    super(SAID[problem])
    this.problem = problem
  }
}

export const isDocumentProblem = (text: string): text is DocumentProblem =>
  Object.hasOwn(SAID, text)
