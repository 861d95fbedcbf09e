import { useState } from 'react'

/** What a key opens over any page. */
export type Overlay = 'palette' | 'keys'

interface Opened {
  readonly shown: Overlay
  /** Of two that follow each other, to be drawn as two. */
  readonly nth: number
}

/**
 * What is open over a page. A browser tells that a dialog has closed a moment after it has: whoever is
 * quick has opened the next one by then, which stays.
 */
export function useOverlay() {
  const [opened, setOpened] = useState<Opened>()
  return {
    open: (shown: Overlay) => setOpened((before) => ({ shown, nth: (before?.nth ?? 0) + 1 })),
    overlay: opened && {
      ...opened,
      close: () => setOpened((now) => (now === opened ? undefined : now)),
    },
  }
}
