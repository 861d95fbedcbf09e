import { type RefObject, useEffect, useRef, useState } from 'react'
import { keyOf } from '../../api/drafts.ts'
import { Listing } from '../../ui/listing.tsx'
import { NoteComposer } from './composer.tsx'
import { MarginNoteCard } from './note.tsx'
import s from './margin.module.css'
import { quotedIn, rangeOf } from './quote.ts'
import { useMarkedPassages } from './use-marked-passages.ts'
import { useNotes } from './use-notes.ts'
import { useCommentsWords } from './words/index.ts'

/** What somebody has chosen of the text; nothing where that is elsewhere. */
function useChosen(text: RefObject<HTMLElement | null> | undefined): string {
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    const root = text?.current
    if (!root) return
    const look = () => {
      const selection = getSelection()
      const isInside = selection?.anchorNode && root.contains(selection.anchorNode)
      // Whoever goes on to write loses the selection, and still means it.
      if (isInside) setChosen(selection.isCollapsed ? '' : selection.toString())
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [text])
  return chosen
}

interface MarginProps {
  /** A letter or something of the gallery. */
  readonly itemId: string
  /** What passages of it are marked in. */
  readonly text?: RefObject<HTMLElement | null>
  /** Grows when somebody asks to write by a key. */
  readonly asked?: number
}

/** What others remember, as it is written. */
export function Margin({ itemId, text, asked = 0 }: MarginProps) {
  const words = useCommentsWords()
  const list = useNotes(itemId)
  const [now, setNow] = useState<string>()
  const chosen = useChosen(text)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (asked > 0) area.current?.focus()
  }, [asked])
  const quotes = (list.items ?? []).flatMap(({ commentText }) =>
    commentText === null ? [] : (quotedIn(commentText).quote ?? []),
  )
  useMarkedPassages(text, quotes, now)
  const show = (quote: string) => {
    const range = text?.current && rangeOf(text.current, quote)
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior })
    setNow(quote)
  }
  return (
    <section aria-labelledby="margin" className={s.margin}>
      <h2 id="margin" className={s.heading}>
        {words.title}
      </h2>
      <Listing list={list} height={84} empty={<p className={s.none}>{words.none}</p>}>
        {(items) => (
          <ol className={s.notes}>
            {items.map((note) => (
              <MarginNoteCard
                key={keyOf(note.id)}
                note={note}
                onPoint={setNow}
                onShow={text ? show : undefined}
              />
            ))}
          </ol>
        )}
      </Listing>
      <NoteComposer itemId={itemId} area={area} chosen={chosen} />
    </section>
  )
}
