import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import s from './margin.module.css'
import { withQuote } from './quote.ts'
import { useAddNote } from './use-notes.ts'
import { useCommentsWords } from './words/index.ts'

const TEXT_MAX = 2000

interface ComposerProps {
  readonly itemId: string
  readonly area: RefObject<HTMLTextAreaElement | null>
  /** What of the letter somebody has chosen to write about. */
  readonly chosen: string
}

/** A line in the margin: it grows with what is written. */
export function NoteComposer({ itemId, area, chosen }: ComposerProps) {
  const words = useCommentsWords()
  const id = useId()
  const add = useAddNote(itemId)
  const [text, setText] = useState('')
  const [left, setLeft] = useState('')
  const quote = chosen === left ? '' : chosen
  const isEmpty = text.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return
    add(withQuote(quote, text.trim()).slice(0, TEXT_MAX))
    setText('')
    setLeft(chosen)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
    if (event.key === 'Escape') area.current?.blur()
  }
  return (
    <form className={s.composer} onSubmit={send}>
      {quote !== '' && (
        <p className={s.quote}>
          <span>{quote}</span>
          <IconButton
            icon="close"
            size={16}
            label={words.withoutQuote}
            onClick={() => setLeft(chosen)}
          />
        </p>
      )}
      <label htmlFor={id} className="hidden-text">
        {words.write}
      </label>
      <textarea
        id={id}
        ref={area}
        rows={2}
        dir="auto"
        maxLength={TEXT_MAX}
        placeholder={words.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      {!isEmpty && (
        <Button look="brand" small type="submit">
          {words.send}
        </Button>
      )}
    </form>
  )
}
