import { type PointerEvent as Press, useEffect, useRef, useState } from 'react'

/** From here on a press is a move. */
const SLOP_PX = 6
/** A finger that rests so long means the card, and no scrolling. */
const REST_MS = 280
const EDGE_PX = 56
const SCROLL_PX = 14

export interface Dragged {
  readonly id: string
  readonly x: number
  readonly y: number
  /** The stage below it. */
  readonly over: string | undefined
}

interface Held {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly isTouch: boolean
  timer?: ReturnType<typeof setTimeout>
  isMoving: boolean
}

const stageAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-stage]')?.dataset['stage']

/** What scrolls sideways under a card that is held near its edge. */
function scrollNear(board: HTMLElement | null, x: number): void {
  if (!board) return
  const { left, right } = board.getBoundingClientRect()
  if (x < left + EDGE_PX) board.scrollBy({ left: -SCROLL_PX })
  if (x > right - EDGE_PX) board.scrollBy({ left: SCROLL_PX })
}

/**
 * Cards that are carried by mouse, or by a finger that rested on one. The keys 1 to 5 and the buttons of
 * the drawer do the same, for those who cannot drag.
 */
export function useDrag(onDrop: (id: string, stage: string) => void) {
  const board = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<Dragged>()
  const held = useRef<Held | undefined>(undefined)
  const wasDragged = useRef(false)
  const latest = useRef(onDrop)
  latest.current = onDrop
  useEffect(() => {
    const begin = (x: number, y: number) => {
      if (!held.current) return
      held.current.isMoving = true
      wasDragged.current = true
      setDragged({ id: held.current.id, x, y, over: stageAt(x, y) })
    }
    const end = () => {
      clearTimeout(held.current?.timer)
      held.current = undefined
      setDragged(undefined)
    }
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      const card = held.current
      if (!card) return
      const isFar = Math.hypot(x - card.x, y - card.y) > SLOP_PX
      if (card.isMoving) {
        setDragged({ id: card.id, x, y, over: stageAt(x, y) })
        scrollNear(board.current, x)
      } else if (isFar && card.isTouch) end()
      else if (isFar) begin(x, y)
    }
    const drop = ({ clientX: x, clientY: y }: PointerEvent) => {
      const card = held.current
      const stage = card?.isMoving ? stageAt(x, y) : undefined
      end()
      if (card && stage !== undefined) latest.current(card.id, stage)
    }
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && end()
    // A page that scrolls takes the finger away.
    const stay = (event: TouchEvent) => held.current?.isMoving && event.preventDefault()
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', end)
    addEventListener('keydown', leave)
    addEventListener('touchmove', stay, { passive: false })
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', leave)
      removeEventListener('touchmove', stay)
    }
  }, [])
  const press = (id: string) => (event: Press) => {
    if (event.button !== 0) return
    const { clientX: x, clientY: y, pointerType } = event
    wasDragged.current = false
    const card: Held = { id, x, y, isTouch: pointerType !== 'mouse', isMoving: false }
    if (card.isTouch)
      card.timer = setTimeout(() => {
        card.isMoving = true
        wasDragged.current = true
        setDragged({ id, x, y, over: stageAt(x, y) })
      }, REST_MS)
    held.current = card
  }
  /** The click that ends a drag opens nothing. */
  const isClick = () => !wasDragged.current
  return { board, dragged, press, isClick }
}
