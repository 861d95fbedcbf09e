import { useId, useRef, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react'
import { Icon, type IconName } from './icons.tsx'
import s from './menu.module.css'

export interface MenuEntry {
  readonly icon: IconName
  readonly text: string
  readonly onSelect: () => void
  readonly isDanger?: boolean
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Where a key leads: by arrows, or to the next entry that begins with its letter. */
function nextOf(all: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = all.indexOf(document.activeElement as HTMLElement)
  const step = STEPS[key]
  if (step) return all[step(at, all.length - 1)]
  if (key.length !== 1) return undefined
  const letter = key.toLowerCase()
  return [...all.slice(at + 1), ...all].find((one) =>
    one.textContent?.trim().toLowerCase().startsWith(letter),
  )
}

/**
 * A menu on the platform's own popover: the top layer, Escape, light dismissal and the way back of
 * the focus are the browser's; arrow keys and first letters are ours, as the ARIA pattern asks.
 */
export function Menu({
  label,
  trigger,
  entries,
}: {
  label?: string
  trigger: ReactNode
  entries: readonly MenuEntry[]
}) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const press = (event: KeyboardEvent) => {
    const next = nextOf(items(), event.key)
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  /** Told a moment after it has opened: who has gone to an entry by then stays there. */
  const begin = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && !items().includes(document.activeElement as HTMLElement))
      items()[0]?.focus()
  }
  return (
    <>
      <button
        type="button"
        className={s.trigger}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
      >
        {trigger}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        aria-label={label}
        className={s.menu}
        onKeyDown={press}
        onToggle={begin}
      >
        {entries.map(({ icon, text, onSelect, isDanger }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={`${s.item} ${isDanger ? s.danger : ''}`}
            onClick={() => {
              menu.current?.hidePopover()
              onSelect()
            }}
          >
            <Icon name={icon} size={18} /> {text}
          </button>
        ))}
      </div>
    </>
  )
}
