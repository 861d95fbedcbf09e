import { type PointerEvent, type RefObject, useRef } from 'react'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Less is a click of a hand that trembles. */
const DRAGGED_PX = 5

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** A mouse drags, two fingers pinch; one finger scrolls, which the browser does. */
export function useFingers(
  box: RefObject<HTMLDivElement | null>,
  zoom: (by: number, around: Point) => void,
) {
  const down = useRef(new Map<number, Point>())
  const start = useRef<Point>(undefined)
  const isDragged = useRef(false)
  const pinch = () => {
    const [a, b] = [...down.current.values()]
    return a && b && { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, width: distance(a, b) }
  }
  const end = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      isDragged.current = false
      start.current = pointOf(event)
      down.current.set(event.pointerId, pointOf(event))
    },
    onPointerMove: (event: PointerEvent) => {
      const before = down.current.get(event.pointerId)
      if (!before) return
      const [was, now] = [pinch(), pointOf(event)]
      down.current.set(event.pointerId, now)
      const is = pinch()
      if (was && is) return zoom(is.width / was.width, is.middle)
      if (event.pointerType !== 'mouse') return
      if (start.current && distance(start.current, now) > DRAGGED_PX) isDragged.current = true
      box.current?.scrollBy({ left: before.x - now.x, top: before.y - now.y, behavior: 'instant' })
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    // Whoever has dragged did not mean whom they let go of.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!isDragged.current) return
      isDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}
