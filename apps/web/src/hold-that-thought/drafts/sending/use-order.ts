import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

interface Ordered {
  readonly ids: readonly string[]
  readonly onMove: (id: string, place: number) => void
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

const idAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-page]')?.dataset['page']

/**
 * Moves one of a list by its handle: dragged by mouse or finger over the others, which give way at once,
 * or by the arrow keys.
 */
export function useOrder({ ids, onMove }: Ordered) {
  const [held, setHeld] = useState<string>()
  // What is drawn under the pointer in a moment is not what is there now: one step at a time.
  const last = useRef<string>(undefined)
  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = id
      setHeld(id)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (held !== id) return
      const over = idAt(clientX, clientY)
      if (over === undefined || over === last.current) return
      last.current = over
      if (over !== id) onMove(id, ids.indexOf(over))
    },
    onPointerUp: () => setHeld(undefined),
    onPointerCancel: () => setHeld(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined) return
      event.preventDefault()
      onMove(id, ids.indexOf(id) + step)
    },
  })
  return { held, handle }
}
