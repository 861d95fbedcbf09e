import { useEffect, useRef } from 'react'

export type Shortcuts = Readonly<Record<string, () => void>>

const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest(TYPING) !== null

/** Keys by themselves (`n`) or one after the other (`g h`): never while somebody types. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    let before = ''
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      const act = current.current[`${before} ${event.key}`.trim()] ?? current.current[event.key]
      before = event.key
      if (!act) return
      before = ''
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
