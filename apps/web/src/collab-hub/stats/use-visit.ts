import { useEffect } from 'react'
import { newRequestId } from '../../api/act.ts'
import { request } from '../../api/client.ts'
import { useMe } from '../users/me.ts'
import { VisitStartup } from './stats.operations.ts'

interface Visited {
  readonly id: string
  readonly sight: string
}

/** Tells that somebody looks at a startup, who is not its own; the founder learns how many do. */
export function useVisit(startup: Visited | undefined): void {
  const me = useMe()
  const id = me && startup?.sight !== 'OWNER' ? startup?.id : undefined
  useEffect(() => {
    // Nobody waits for it, and nobody can do anything about it.
    if (id !== undefined)
      void request(VisitStartup, { startupId: id, requestId: newRequestId() }).catch(
        () => undefined,
      )
  }, [id])
}
