/** Why a document cannot be shown: a word, and a sentence. */
export interface DocumentFault {
  readonly problem: string
  readonly reason: string
}
