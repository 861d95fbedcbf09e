import type { ServerResponse } from 'node:http'

/** What one turn of the event loop begins of requests, once it is behind. */
const TURN_MS_MAX = 200
/** A crowd that comes all at once is served; one that keeps coming is not, after this time. */
const BEHIND_MS_MAX = 1000
const RETRY_SECONDS = 1

interface Clock {
  readonly now: () => number
  /** Calls it when this turn of the loop has seen all that had come. */
  readonly atTurnEnd: (work: () => void) => void
}

const CLOCK: Clock = { now: () => performance.now(), atTurnEnd: (work) => void setImmediate(work) }

/**
 * Asked at each request whether it is one too many. Whatever has come is read in one turn of the
 * loop, so that turns become longer and longer when more is asked for than can be done, and at last
 * nobody is answered in time. So long turns in a row begin no more than they can end, and the rest
 * is told to come back: that costs next to nothing, and who is let in is answered as usual.
 */
export function createCrowd({ now, atTurnEnd }: Clock = CLOCK): () => boolean {
  let began: number | undefined
  let behindSince: number | undefined

  function end(): void {
    const from = began as number
    began = undefined
    if (now() - from < TURN_MS_MAX) behindSince = undefined
    else behindSince ??= from
  }

  return () => {
    const at = now()
    if (began === undefined) {
      began = at
      atTurnEnd(end)
    }
    const isBehind = behindSince !== undefined && at - behindSince >= BEHIND_MS_MAX
    return isBehind && at - began >= TURN_MS_MAX
  }
}

const BODY = JSON.stringify({
  errors: [
    {
      message: 'More is asked for than can be done at this moment; nothing of this was begun.',
      extensions: { code: 'UNAVAILABLE', reason: 'server.busy', retryAfter: RETRY_SECONDS },
    },
  ],
})
const HEADERS: readonly string[] = [
  'content-type',
  'application/json; charset=utf-8',
  'cache-control',
  'no-store',
  'retry-after',
  String(RETRY_SECONDS),
  'content-length',
  String(Buffer.byteLength(BODY)),
]

/** The connection stays: whoever comes back needs no other. */
export function turnAway(response: ServerResponse, headers: readonly string[]): void {
  response.writeHead(503, [...headers, ...HEADERS])
  response.end(BODY)
}
