import { startChild } from './child.ts'
import { DocumentError, isDocumentProblem } from './document-error.ts'
import { type Frame, framesIn } from './frames.ts'
import { gathered } from './languages.ts'
import { SCAN_LIMITS, type ScanLimits } from './limits.ts'
import { READ_PROGRAM } from './read-program.ts'
import type { Box, ReadLine, ReadPage, ScanFile } from './scan-page.ts'

interface FramedWord {
  readonly text: string
  readonly confidence: number
  readonly box: readonly [number, number, number, number] | null
}

function boxIn(box: FramedWord['box']): Box | null {
  if (!box) return null
  const [left, top, width, height] = box
  return { left, top, width, height }
}

const linesIn = (lines: unknown): ReadLine[] =>
  (lines as readonly (readonly FramedWord[])[]).map((words) => ({
    words: words.map(({ box, ...word }) => ({ ...word, box: boxIn(box) })),
  }))

const pageIn = ({ head, content }: Frame): ReadPage => ({
  number: Number(head['page']),
  of: Number(head['of']),
  width: Number(head['width']),
  height: Number(head['height']),
  isTextLayer: head['isTextLayer'] === true,
  image: content,
  lines: linesIn(head['lines']),
})

interface LocalReading {
  readonly languages: readonly string[]
  readonly after: number
  /** False: pages are straightened, and not read. */
  readonly isRead: boolean
}

export interface ScanReader {
  read(file: ScanFile, how: LocalReading): AsyncIterable<ReadPage>
}

/** On this machine: each file in a process of its own, which ends with it. */
export function createScanReader(
  files: ReadonlyMap<string, string>,
  given: Partial<ScanLimits> = {},
): ScanReader {
  const limits = { ...SCAN_LIMITS, ...given }
  return {
    async *read({ bytes, contentType }, { languages, after, isRead }) {
      if (bytes.byteLength === 0) throw new DocumentError('empty')
      if (bytes.byteLength > limits.bytesMax) throw new DocumentError('too-large')
      await using data = await gathered(files, isRead ? languages : [])
      const request = { languages, dataFolder: data.folder, contentType, after, isRead }
      await using child = startChild({ program: READ_PROGRAM, request, limits })
      child.input.end(bytes)
      for await (const frame of framesIn(child.output)) {
        child.goesOn()
        const { problem, failure, done } = frame.head
        if (isDocumentProblem(String(problem ?? ''))) throw new DocumentError(problem as never)
        if (failure !== undefined) throw new Error(`Nothing can be read here: ${String(failure)}`)
        if (done === true) return
        yield pageIn(frame)
        child.goesOn()
      }
      throw child.problem() ?? new DocumentError('damaged')
    },
  }
}
