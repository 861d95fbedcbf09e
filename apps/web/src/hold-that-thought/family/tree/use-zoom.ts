import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Point, useFingers } from './use-fingers.ts'

const [SMALLEST, LARGEST] = [0.3, 2]
/** Smaller than this nobody begins: names are to be read, and fingers are to find them. */
const READABLE = 0.75
const STEP = 1.25
/** Around what is shown whole. */
const MARGIN = 48

const within = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale))

/** As large as all of it can be shown, but not larger than it is. */
const scaleFor = (
  { clientWidth, clientHeight }: HTMLElement,
  { width, height }: Pick<Drawing, 'width' | 'height'>,
) => Math.min(1, (clientWidth - MARGIN) / width, (clientHeight - MARGIN) / height)

/** A listener of React's could not keep the page from being zoomed. */
function useWheel(box: RefObject<HTMLElement | null>, zoom: (by: number, at: Point) => void) {
  useEffect(() => {
    const element = box.current
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY })
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [box, zoom])
}

interface Drawing {
  readonly width: number
  readonly height: number
  /** In whose middle it begins, at the top; else its own. */
  readonly home: Point | undefined
}

/**
 * A drawing that scrolls as anything else does, by wheel, finger and keys, and can be dragged with a
 * mouse; two fingers, Ctrl and the wheel, + and − make it larger and smaller around where they are.
 */
export function useZoom({ width, height, home }: Drawing) {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  /** What of the drawing stays where it is on the screen when the scale has changed. */
  const kept = useRef<{ readonly of: Point; readonly at: Point }>(undefined)
  const zoom = useCallback((by: number, around?: Point) => {
    const element = box.current
    if (!element) return
    const { left, top } = element.getBoundingClientRect()
    const at = around
      ? { x: around.x - left, y: around.y - top }
      : { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    setScale((before) => {
      const next = within(before * by)
      kept.current = {
        of: { x: (element.scrollLeft + at.x) / before, y: (element.scrollTop + at.y) / before },
        at,
      }
      return next
    })
  }, [])
  const fit = useCallback(() => {
    if (box.current) setScale(within(scaleFor(box.current, { width, height })))
  }, [width, height])

  useEffect(() => {
    const point = kept.current
    kept.current = undefined
    if (point && box.current)
      box.current.scrollTo({
        left: point.of.x * scale - point.at.x,
        top: point.of.y * scale - point.at.y,
        behavior: 'instant',
      })
  }, [scale])

  const begin = home ?? { x: width / 2, y: 0 }
  useEffect(() => {
    const element = box.current
    if (!element || width === 0) return
    setScale(Math.max(READABLE, scaleFor(element, { width, height })))
    kept.current = {
      of: begin,
      at: { x: element.clientWidth / 2, y: element.clientHeight / 2 },
    }
    // Only where it begins: who looks around is not brought back when somebody is added.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [width > 0])

  useWheel(box, zoom)
  const press = (event: KeyboardEvent) => {
    const act = {
      '+': () => zoom(STEP),
      '=': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      '0': fit,
    }
    const found = Object.entries(act).find(([key]) => key === event.key)?.[1]
    if (!found || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    found()
  }
  return {
    box,
    scale,
    press,
    fingers: useFingers(box, zoom),
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    fit,
  }
}
