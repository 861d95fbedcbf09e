import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import s from './toasts.module.css'

interface Toast {
  readonly id: number
  readonly tone: 'good' | 'bad' | 'gold'
  readonly text: ReactNode
}

interface Said extends Omit<Toast, 'id'> {
  /** As long as it takes to do something about it. */
  readonly isLong?: boolean
}

const SHOWN_MS = 5_000
const LONG_MS = 20_000
let all: readonly Toast[] = []
let next = 0
const watchers = new Set<() => void>()
const set = (toasts: readonly Toast[]) => {
  all = toasts
  for (const tell of watchers) tell()
}

/** Says something at the edge of the screen, also to screen readers. */
export function toast({ isLong = false, ...given }: Said): void {
  const id = next++
  set([...all.slice(-2), { ...given, id }])
  setTimeout(() => set(all.filter((one) => one.id !== id)), isLong ? LONG_MS : SHOWN_MS)
}

export function Toasts() {
  const toasts = useSyncExternalStore(
    (tell) => {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    () => all,
  )
  useEffect(() => () => set([]), [])
  return (
    <div className={s.toasts} role="status" aria-live="polite">
      {toasts.map(({ id, tone, text }) => (
        <div key={id} className={`${s.toast} ${s[tone]}`}>
          {text}
        </div>
      ))}
    </div>
  )
}
