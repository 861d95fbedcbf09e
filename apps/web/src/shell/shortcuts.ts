import { useEffect, useLayoutEffect, useRef } from 'react'

export type Shortcuts = Readonly<Record<string, () => void>>

const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog'

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof HTMLElement && target.closest(selector) !== null

/** What every part of the page listens for; of two that mean one key, the one that came last. */
const listening: { readonly current: Shortcuts }[] = []
let before = ''

const actOf = (name: string) =>
  listening.findLast(({ current }) => current[name] !== undefined)?.current[name]

/** `mod k` with Ctrl or ⌘ held, also while somebody types; everything else only when nobody does. */
function wanted(event: KeyboardEvent): (() => void) | undefined {
  if (event.altKey) return undefined
  if (event.ctrlKey || event.metaKey)
    return isWithin(event.target, 'dialog') ? undefined : actOf(`mod ${event.key.toLowerCase()}`)
  if (isWithin(event.target, TYPING)) return undefined
  const act = actOf(`${before} ${event.key}`.trim()) ?? actOf(event.key)
  before = act ? '' : event.key
  return act
}

function press(event: KeyboardEvent): void {
  const act = wanted(event)
  if (!act) return
  event.preventDefault()
  act()
}

/** Keys by themselves (`n`), one after the other (`g h`), or with Ctrl or ⌘ (`mod k`). */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  // With what is drawn, not after it: whoever sees a page may press a key.
  useLayoutEffect(() => {
    if (listening.length === 0) addEventListener('keydown', press)
    listening.push(current)
    return () => {
      listening.splice(listening.indexOf(current), 1)
      if (listening.length === 0) removeEventListener('keydown', press)
    }
  }, [])
}
