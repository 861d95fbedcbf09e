import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { nextDoubt, type PlacedWord, placedWords, type ReadWord, wordAt, wordOn } from './doubts.ts'
import type { Guess } from './fields.tsx'
import type { ScanMark } from './scan.tsx'

/** Where a line of the text begins and ends. */
function lineIn(content: string, line: number): readonly [number, number] {
  const lines = content.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
  return [start, start + (lines[line - 1]?.length ?? 0)]
}

const markOf = (kind: ScanMark['kind'], { page, box }: ReadWord): ScanMark[] =>
  box ? [{ kind, page, box }] : []

/** From the text to the scan and back: which word one is at, and where it was read. */
export function useWordPlaces(content: string, read: readonly ReadWord[]) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [checked, setChecked] = useState<ReadonlySet<ReadWord>>(new Set())
  const [caret, setCaret] = useState<number>()
  const [evidence, setEvidence] = useState<Guess>()
  // Whoever types sees their letters first, and underlines a moment later.
  const settled = useDeferredValue(content)
  const words = useMemo(() => placedWords(settled, read, checked), [settled, read, checked])
  const current = caret === undefined ? undefined : wordAt(words, caret)

  const select = (start: number, end: number) => {
    const area = field.current
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(start, end)
    setCaret(start)
    // The field has no place that could be scrolled to; the same text behind it has.
    requestAnimationFrame(() =>
      area?.parentElement?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' }),
    )
  }
  const goTo = (word: PlacedWord | undefined) => {
    setEvidence(undefined)
    if (word) select(word.start, word.end)
  }
  const next = (by: 1 | -1) => goTo(nextDoubt(words, field.current?.selectionStart ?? 0, by))
  const marks: ScanMark[] = [
    ...words.flatMap(({ isDoubtful, read: word, place }) =>
      isDoubtful && word && place !== current?.place ? markOf('doubt', word) : [],
    ),
    ...(evidence
      ? evidence.box
        ? [{ kind: 'evidence' as const, page: evidence.page, box: evidence.box }]
        : []
      : current?.read
        ? markOf('current', current.read)
        : []),
  ]
  return {
    field,
    words,
    current,
    marks,
    shown: marks.findLast(({ kind }) => kind !== 'doubt'),
    next,
    onCaret: (at: number) => {
      setEvidence(undefined)
      setCaret(at)
    },
    onPoint: (at: Parameters<typeof wordOn>[1]) => goTo(wordOn(words, at)),
    onRight: () => {
      const { read: word } = current ?? {}
      if (!word) return
      setChecked(new Set([...checked, word]))
      const rest = words.filter(({ place }) => place !== current?.place)
      goTo(nextDoubt(rest, current?.start ?? 0, 1))
    },
    /** The line that a guess was found in, on both sides. */
    showGuess: (guess: Guess) => {
      const [start] = lineIn(content, guess.line)
      setCaret(start)
      setEvidence(guess)
    },
  }
}
