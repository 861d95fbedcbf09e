import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** A row of links that may be wider than the screen: the one where one is is in sight. */
export function useChosenInSight(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    const show = () =>
      row.current
        ?.querySelector('[aria-current]')
        ?.scrollIntoView({ inline: 'center', block: 'nearest' })
    show()
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [path])
  return row
}
