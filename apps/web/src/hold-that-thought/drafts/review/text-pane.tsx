import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useDraftsWords } from '../words/index.ts'
import type { PlacedWord } from './doubts.ts'
import s from './text-pane.module.css'

interface TextPaneProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly content: string
  readonly words: readonly PlacedWord[]
  readonly current: PlacedWord | undefined
  readonly error: string | undefined
  readonly onChange: (content: string) => void
  readonly onCaret: (caret: number) => void
  readonly onNext: (by: 1 | -1) => void
  readonly onRight: () => void
}

/** The same text once more behind the field, which can underline nothing itself. */
function under({ content, words, current }: Pick<TextPaneProps, 'content' | 'words' | 'current'>) {
  const pieces: ReactNode[] = []
  let from = 0
  for (const word of words) {
    const isCurrent = word.place === current?.place
    // What is typed just now may be ahead of where words were found.
    if (!word.isDoubtful && !isCurrent) continue
    if (content.slice(word.start, word.end) !== word.text) continue
    pieces.push(
      content.slice(from, word.start),
      <mark
        key={word.place}
        data-doubt={word.isDoubtful || undefined}
        data-current={isCurrent || undefined}
      >
        {word.text}
      </mark>,
    )
    from = word.end
  }
  return [...pieces, content.slice(from), '\n']
}

/** What somebody else corrects meanwhile does not move the caret. */
function useStillCaret(field: RefObject<HTMLTextAreaElement | null>, content: string): void {
  const caret = useRef<readonly [number, number, string]>([0, 0, content])
  useLayoutEffect(() => {
    const area = field.current
    if (!area) return
    const [start, end, before] = caret.current
    if (area === document.activeElement && before !== content && area.selectionStart !== start) {
      let same = 0
      while (same < start && before[same] === content[same]) same++
      const by = same < start ? content.length - before.length : 0
      area.setSelectionRange(start + by, end + by)
    }
    caret.current = [area.selectionStart, area.selectionEnd, content]
  }, [field, content])
}

/** The text as it would be published; doubtful words are underlined. */
export function TextPane(props: TextPaneProps) {
  const { field, content, words, current, error, onChange, onCaret, onNext, onRight } = props
  const said = useDraftsWords().review
  useStillCaret(field, content)
  const press = (event: KeyboardEvent) => {
    const isRight = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (event.key !== 'F8' && !isRight) return
    event.preventDefault()
    if (isRight) onRight()
    else onNext(event.shiftKey ? -1 : 1)
  }
  return (
    <div className={s.sheet}>
      <div className={s.under} aria-hidden="true">
        {under({ content, words, current })}
      </div>
      <textarea
        ref={field}
        className={s.field}
        aria-label={said.text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'text-error' : 'text-keys'}
        value={content}
        onChange={({ target }) => onChange(target.value)}
        onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart)}
        onKeyDown={press}
      />
      {error && (
        <p id="text-error" className={s.error}>
          {error}
        </p>
      )}
    </div>
  )
}
