import { startChild } from './child.ts'
import { DocumentError, isDocumentProblem } from './document-error.ts'
import { type Frame, framesIn } from './frames.ts'
import { DOCUMENT_LIMITS, type DocumentLimits } from './limits.ts'
import { RENDER_PROGRAM } from './render-program.ts'

const WIDTH_PIXELS = 1600

export interface DocumentPage {
  /** From 1. */
  readonly number: number
  /** Of the image, in pixels. */
  readonly width: number
  readonly height: number
  /** WebP. */
  readonly image: Uint8Array
  /** What is written on it, as far as the document says so. */
  readonly text: string
}

/** PDF documents of strangers. Throws `DocumentError` for what cannot be shown, and says why. */
export interface Documents {
  pageCount(pdf: Uint8Array): Promise<number>
  /** One after the other, so that no more than one of them is in memory. */
  pages(pdf: Uint8Array): AsyncIterable<DocumentPage>
}

const pageIn = ({ head, content }: Frame): DocumentPage => ({
  number: Number(head['page']),
  width: Number(head['width']),
  height: Number(head['height']),
  image: content,
  text: String(head['text']),
})

/** Each document is opened in a process of its own, which ends with it. */
export function createDocuments(given: Partial<DocumentLimits> = {}): Documents {
  const limits = { ...DOCUMENT_LIMITS, ...given }

  async function* frames(pdf: Uint8Array, pages: boolean): AsyncGenerator<Frame> {
    if (pdf.byteLength === 0) throw new DocumentError('empty')
    if (pdf.byteLength > limits.bytesMax) throw new DocumentError('too-large')
    const request = { pages, widthPixels: WIDTH_PIXELS }
    await using child = startChild({ program: RENDER_PROGRAM, request, limits })
    child.input.end(pdf)
    for await (const frame of framesIn(child.output)) {
      const problem = String(frame.head['problem'] ?? '')
      if (isDocumentProblem(problem)) throw new DocumentError(problem)
      if (frame.head['done'] === true) return
      yield frame
    }
    // It died: ended by us, or by what it has read.
    throw child.problem() ?? new DocumentError('damaged')
  }

  return {
    async pageCount(pdf) {
      for await (const { head } of frames(pdf, false)) return Number(head['count'])
      throw new DocumentError('damaged')
    },
    async *pages(pdf) {
      for await (const frame of frames(pdf, true))
        if (frame.head['page'] !== undefined) yield pageIn(frame)
    },
  }
}
