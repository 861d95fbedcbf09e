import { useState } from 'react'

interface Versioned {
  readonly versionCount: number
}

/**
 * The version that somebody reads, until they ask for the next one. What was only remembered from an
 * earlier visit gives way to the first that is read anew.
 */
export function useHeld<Letter extends Versioned>(now: Letter, isFresh: boolean) {
  const [held, setHeld] = useState(now)
  const [isSettled, setSettled] = useState(isFresh)
  const isOther = held.versionCount !== now.versionCount
  if (held !== now && !(isSettled && isOther)) setHeld(now)
  if (isFresh && !isSettled) setSettled(true)
  return { held, isOther: isSettled && isOther, take: () => setHeld(now) }
}
