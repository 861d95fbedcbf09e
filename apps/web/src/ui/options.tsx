import { type KeyboardEvent, type ReactNode, useState } from 'react'
import s from './options.module.css'

interface Choice<T> {
  readonly options: readonly T[]
  /** The first one is as good as chosen; otherwise nothing is until an arrow says so. */
  readonly isEager: boolean
  readonly onPick: (option: T) => void
  readonly onClose: () => void
}

const NONE = -1

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
}

/**
 * What is offered below a field that keeps the focus: arrows move, Enter and Tab take, Escape closes.
 * `press` says whether the key was used up.
 */
export function useOptions<T>({ options, isEager, onPick, onClose }: Choice<T>) {
  const start = isEager ? 0 : NONE
  const [place, setPlace] = useState(start)
  const active = Math.min(place, options.length - 1)
  const press = (event: KeyboardEvent): boolean => {
    const step = STEPS[event.key]
    const option = options[active]
    const isTaking = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)
    if (options.length === 0 || event.nativeEvent.isComposing) return false
    if (step) setPlace(step(active, options.length))
    else if (event.key === 'Escape') onClose()
    else if (isTaking && option !== undefined) onPick(option)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return { active, press, reset: () => setPlace(start) }
}

interface OptionsProps<T> {
  readonly id: string
  readonly label: string
  readonly options: readonly T[]
  readonly active: number
  readonly keyOf: (option: T) => string
  readonly onPick: (option: T) => void
  readonly children: (option: T) => ReactNode
}

export const optionId = (id: string, place: number) => (place < 0 ? undefined : `${id}-${place}`)

export function Options<T>({
  id,
  label,
  options,
  active,
  keyOf,
  onPick,
  children,
}: OptionsProps<T>) {
  return (
    <ul id={id} role="listbox" aria-label={label} className={s.options}>
      {options.map((option, place) => (
        <li
          key={keyOf(option)}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          className={s.option}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {children(option)}
        </li>
      ))}
    </ul>
  )
}
