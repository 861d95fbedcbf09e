import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import s from './combobox.module.css'
import f from './field.module.css'
import { optionId, Options, useOptions } from './options.tsx'

interface ComboboxProps<T>
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'children'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (text: string) => void
  readonly options: readonly T[]
  readonly keyOf: (option: T) => string
  readonly onPick: (option: T) => void
  /** Below the field instead of over what is below: in a dialog, which would cut it off. */
  readonly isInline?: boolean
  /** Enter takes the first one: where there is nothing else to be sent. */
  readonly isEager?: boolean
  /** What is heard when the number of options has changed. */
  readonly said: string
  readonly children: (option: T) => ReactNode
}

interface NoteProps {
  readonly id: string
  readonly hint: string | undefined
  readonly error: string | undefined
}

function Note({ id, hint, error }: NoteProps) {
  if (error)
    return (
      <p id={`${id}-error`} className={f.error}>
        {error}
      </p>
    )
  return hint ? (
    <p id={`${id}-hint`} className={f.hint}>
      {hint}
    </p>
  ) : null
}

/** A field that offers what begins so, as the ARIA pattern of an editable combobox asks. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, hint, error, value, onChange, options, keyOf, onPick, ...more } = props
  const { isInline, isEager = false, said, children, ...rest } = more
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const offered = isOpen ? options : []
  const pick = (option: T) => {
    setOpen(false)
    onPick(option)
  }
  const list = useOptions({
    options: offered,
    isEager,
    onPick: pick,
    onClose: () => setOpen(false),
  })
  const isShown = offered.length > 0
  return (
    <div className={f.field}>
      <label className={f.label} htmlFor={id}>
        {label}
      </label>
      <div className={s.box}>
        <input
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...rest}
          id={id}
          role="combobox"
          className={f.input}
          value={value}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-activedescendant={optionId(`${id}-list`, list.active)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
          onChange={(event) => {
            list.reset()
            setOpen(true)
            onChange(event.target.value)
          }}
          onKeyDown={list.press}
          onBlur={() => setOpen(false)}
        />
        {isShown && (
          <div className={s.list} data-inline={isInline || undefined}>
            <Options
              id={`${id}-list`}
              label={label}
              options={offered}
              active={list.active}
              keyOf={keyOf}
              onPick={pick}
            >
              {children}
            </Options>
          </div>
        )}
      </div>
      <span role="status" className="hidden-text">
        {isShown ? said : ''}
      </span>
      <Note id={id} hint={hint} error={error} />
    </div>
  )
}
