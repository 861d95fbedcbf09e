import type { ServerResponse } from 'node:http'
import { performance as clock } from 'node:perf_hooks'

/** So many may always be under way. */
const UNDER_WAY_MIN = 64
/** Beyond that, as many as are answered in this time. */
const WAIT_SECONDS_MAX = 0.5
const LOOK_MS = 100
/** Of the time since the last look: a loop with pauses can do more. */
const BUSY_SHARE = 0.8
const RATE_KEPT = 0.7
const RETRY_SECONDS = 1

interface Loop {
  readonly now: () => number
  /** The part of the time since it was asked last in which the loop had something to do. */
  readonly utilization: () => number
}

function thisLoop(): Loop {
  let before = clock.eventLoopUtilization()
  return {
    now: () => clock.now(),
    utilization() {
      const current = clock.eventLoopUtilization()
      const { utilization } = clock.eventLoopUtilization(current, before)
      before = current
      return utilization
    },
  }
}

export interface Crowd {
  /** Whether somebody who asks now would only make all others wait longer. */
  isFull(): boolean
  enter(): void
  leave(): void
}

/**
 * Node begins whatever has come. When more is asked for than can be done, everybody waits for
 * everybody, and at last each answer comes too late. So while the loop has no pause, no more is begun
 * than is answered in half a second, and the others are told to come back: that costs next to
 * nothing, and who is let in is answered in time. A crowd that comes to a loop with pauses is served.
 */
export function createCrowd(loop: Loop = thisLoop()): Crowd {
  let [underWay, answered, perSecond] = [0, 0, 0]
  let [isBusy, lookedAt] = [false, loop.now()]

  function look(ms: number): void {
    isBusy = loop.utilization() >= BUSY_SHARE
    perSecond = RATE_KEPT * perSecond + (1 - RATE_KEPT) * (answered / (ms / 1000))
    answered = 0
    lookedAt += ms
  }

  return {
    isFull() {
      const ms = loop.now() - lookedAt
      if (ms >= LOOK_MS) look(ms)
      return isBusy && underWay >= Math.max(UNDER_WAY_MIN, perSecond * WAIT_SECONDS_MAX)
    },
    enter() {
      underWay += 1
    },
    leave() {
      underWay -= 1
      answered += 1
    },
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
