import { type RefObject, useEffect } from 'react'
import { rangeOf } from './quote.ts'

const ALL = 'margin-note'
const NOW = 'margin-note-now'

/** Marks what notes are about with a pen, where a browser can; nothing of the letter itself changes. */
export function useMarkedPassages(
  text: RefObject<HTMLElement | null> | undefined,
  quotes: readonly string[],
  now: string | undefined,
): void {
  const key = JSON.stringify([quotes, now])
  useEffect(() => {
    const root = text?.current
    if (!root || !('highlights' in CSS)) return
    const rangesOf = (some: readonly string[]) => some.flatMap((one) => rangeOf(root, one) ?? [])
    CSS.highlights.set(ALL, new Highlight(...rangesOf(quotes)))
    CSS.highlights.set(NOW, new Highlight(...rangesOf(now === undefined ? [] : [now])))
    return () => {
      CSS.highlights.delete(ALL)
      CSS.highlights.delete(NOW)
    }
  }, [text, key])
}
