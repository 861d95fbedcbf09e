import { useEffect, useRef } from 'react'
import { newRequestId } from '../../api/act.ts'
import { request } from '../../api/client.ts'
import { ReportDeckTime } from './decks.operations.ts'

/** Told in between, so that a page that is closed loses little. */
const EVERY_MS = 10_000

interface Look {
  readonly startupId: string
  /** Null of the founder's own, which nobody counts. */
  readonly viewedAt: string | null
}

/** How long a page was really looked at: not in a tab that is hidden. */
export function useTimeOnPage({ startupId, viewedAt }: Look, page: number): void {
  const since = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (viewedAt === null) return
    const begin = () => {
      since.current = document.hidden ? undefined : Date.now()
    }
    const tell = () => {
      const from = since.current
      begin()
      const seconds = from === undefined ? 0 : Math.round((Date.now() - from) / 1000)
      if (seconds === 0) {
        since.current = from
        return
      }
      const given = { startupId, viewedAt, page, seconds, requestId: newRequestId() }
      // Nobody waits for it, and nobody can do anything about it.
      void request(ReportDeckTime, given).catch(() => undefined)
    }
    begin()
    const timer = setInterval(tell, EVERY_MS)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
      tell()
    }
  }, [startupId, viewedAt, page])
}
