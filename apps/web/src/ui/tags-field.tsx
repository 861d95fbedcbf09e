import { type KeyboardEvent, useId, useState } from 'react'
import { fieldStyles } from './field.tsx'
import { Icon } from './icons.tsx'
import s from './tags-field.module.css'

interface TagsFieldProps {
  readonly label: string
  readonly hint: string
  readonly removeLabel: (tag: string) => string
  readonly value: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  readonly error?: string | undefined
  readonly max?: number
  /** Several words in any case, as skills are called; else one word in small letters, as tags are. */
  readonly isFree?: boolean
}

const TAGS_MAX = 10
const ENDS = ['Enter', ',', 'Tab']

const asTag = (text: string) => text.replace(/[#,\s]+/g, '').toLocaleLowerCase()
const asPhrase = (text: string) => text.replace(/[,\s]+/g, ' ').trim()

/** Words that end with a comma, a space or Enter; each can be taken away again. */
export function TagsField({
  label,
  hint,
  removeLabel,
  value,
  onChange,
  error,
  max = TAGS_MAX,
  isFree = false,
}: TagsFieldProps) {
  const id = useId()
  const cleaned = isFree ? asPhrase : asTag
  const [text, setText] = useState('')
  const add = () => {
    const tag = cleaned(text)
    setText('')
    if (tag && !value.includes(tag)) onChange([...value, tag].slice(0, max))
  }
  const press = (event: KeyboardEvent) => {
    const isEnd = ENDS.includes(event.key) || (event.key === ' ' && !isFree)
    if (isEnd && cleaned(text)) {
      if (event.key !== 'Tab') event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1))
  }
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={s.box}>
        {value.map((tag) => (
          <span key={tag} className={s.tag}>
            {isFree ? tag : `#${tag}`}
            <button
              type="button"
              aria-label={removeLabel(tag)}
              onClick={() => onChange(value.filter((one) => one !== tag))}
            >
              <Icon name="close" size={14} />
            </button>
          </span>
        ))}
        <input
          id={id}
          value={text}
          maxLength={40}
          enterKeyHint="enter"
          disabled={value.length >= max}
          aria-describedby={`${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          onBlur={add}
        />
      </div>
      <p id={`${id}-hint`} className={error ? fieldStyles.error : fieldStyles.hint}>
        {error ?? hint}
      </p>
    </div>
  )
}
