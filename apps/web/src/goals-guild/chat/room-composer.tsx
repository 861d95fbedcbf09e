import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import s from './room-composer.module.css'
import type { ShownMessage } from './runs.ts'
import { useChatWords } from './words/index.ts'

const CHARACTERS_MAX = 4000

interface RoomComposerProps {
  /** The message that is being changed. */
  readonly edited: ShownMessage | undefined
  readonly onSend: (text: string) => void
  readonly onEdit: (text: string) => void
  readonly onStopEditing: () => void
  /** Arrow up in an empty field. */
  readonly onEditLast: () => void
}

/** Enter sends, with shift it breaks the line. */
export function RoomComposer({
  edited,
  onSend,
  onEdit,
  onStopEditing,
  onEditLast,
}: RoomComposerProps) {
  const words = useChatWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState('')
  const [change, setChange] = useState('')
  useEffect(() => {
    if (!edited) return
    setChange(edited.text ?? '')
    field.current?.focus()
  }, [edited])
  const [text, setText] = edited ? [change, setChange] : [draft, setDraft]
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!text.trim()) return
    if (edited) onEdit(text.trim())
    else onSend(text.trim())
    setText('')
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      submit()
    } else if (event.key === 'Escape' && edited) onStopEditing()
    else if (event.key === 'ArrowUp' && text === '' && !edited) {
      event.preventDefault()
      onEditLast()
    }
  }
  return (
    <form className={s.composer} onSubmit={submit}>
      {edited && (
        <p className={s.editing}>
          <Icon name="pen" size={15} /> <span>{words.editing}</span>
          <IconButton icon="close" label={words.stopEditing} onClick={onStopEditing} />
        </p>
      )}
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={CHARACTERS_MAX}
        placeholder={words.placeholder}
        aria-label={words.placeholder}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <IconButton
        icon={edited ? 'check' : 'send'}
        label={edited ? words.saveEdit : words.send}
        type="submit"
        disabled={!text.trim()}
        className={s.send}
      />
    </form>
  )
}
