import { randomBytes } from 'node:crypto'
import { DomainError } from '@longtable/core'
import type { Algorithm, Options } from '@node-rs/argon2'
import { HashThreads, THREADS_MAX } from './hash-threads.ts'

/** OWASP's first choice for argon2id; a guess costs the same memory and time as a sign-in. */
const ARGON2ID: Algorithm.Argon2id = 2
const OPTIONS: Options = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The last one waits for a second or two. */
const PLACES_MAX = 64
/** On a machine that has other things to do, turns are long, and fewer wait: a request has a deadline. */
const WAIT_MS_MAX = 4000
const PLACES_MIN = 16
/** Of a turn, in how long turns have been of late. */
const WEIGHT = 0.2
/** One address cannot fill the queue for all others. */
const PLACES_PER_CALLER_MAX = 16
/** While some hash, as many others read and count; a crowd does that one after the other, too. */
const TURNS_MAX = 2 * THREADS_MAX
const RETRY_MS = 2000
const RETRY_MS_MAX = 10_000

export interface HashingCaller {
  /** Who comes: an address. */
  readonly name: string
  /** Whether they have hung up. */
  readonly isGone?: (() => boolean) | undefined
}

/** A turn, until it is disposed of. */
export interface Hashing extends Disposable {
  hash(password: string): Promise<string>
  verify(passwordHash: string, password: string): Promise<boolean>
}

export interface PasswordHasher {
  /**
   * Waits for a turn, or refuses when too many are waiting: before anything was read, counted or
   * written. Who has hung up by then gets none.
   */
  enter(caller: HashingCaller): Promise<Hashing>
  /** Of no password at all: what an unknown account is checked against. */
  readonly nobodysHash: string
  /** Ends its threads. */
  close(): Promise<void>
}

const busy = (retryAfter: number) =>
  new DomainError('RATE_LIMITED', 'accounts.busy', {
    message: `Too many people sign in at this moment; try again in ${retryAfter} seconds.`,
    retryAfter,
  })

/** Everybody is told a time of their own: a crowd that is sent away must not come back as one. */
function createComebacks(clock: () => number) {
  let last = 0
  return (): number => {
    const now = clock()
    const soon = Math.max(last, now + RETRY_MS) + RETRY_MS / PLACES_MAX
    last = Math.min(soon, now + RETRY_MS_MAX)
    return Math.round((last - now) / 1000)
  }
}

const unwanted = () =>
  new DomainError('RATE_LIMITED', 'accounts.gone', 'Nobody waits for this answer any more.')

/** Costs as much to compare with as any other, and no password has it. */
function randomHash(): string {
  const text = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=1$${text(16)}$${text(32)}`
}

interface Waiting {
  readonly caller: HashingCaller
  readonly begin: () => void
  readonly drop: (error: Error) => void
}

/** So many at once, so many waiting behind them, so many of one caller. */
function createQueue(clock: () => number) {
  const places = new Map<string, number>()
  const waiting: Waiting[] = []
  const comeback = createComebacks(clock)
  let taken = 0
  let turns = 0
  let turnMs = 0

  const isFull = () =>
    taken >= PLACES_MAX || (taken >= PLACES_MIN && (taken * turnMs) / TURNS_MAX > WAIT_MS_MAX)

  function move(name: string, by: 1 | -1): void {
    taken += by
    const count = (places.get(name) ?? 0) + by
    if (count > 0) places.set(name, count)
    else places.delete(name)
  }

  function next(): void {
    while (turns < TURNS_MAX) {
      const first = waiting.shift()
      if (!first) return
      const { caller, begin, drop } = first
      if (caller.isGone?.()) {
        move(caller.name, -1)
        drop(unwanted())
      } else {
        turns += 1
        begin()
      }
    }
  }

  function leave({ name }: HashingCaller, ms: number): void {
    turnMs += WEIGHT * (ms - turnMs)
    move(name, -1)
    turns -= 1
    next()
  }

  return {
    /** Gives what ends the turn. */
    async enter(caller: HashingCaller): Promise<() => void> {
      if (isFull() || (places.get(caller.name) ?? 0) >= PLACES_PER_CALLER_MAX)
        throw busy(comeback())
      move(caller.name, 1)
      await new Promise<void>((begin, drop) => {
        waiting.push({ caller, begin, drop })
        next()
      })
      const begun = clock()
      return () => leave(caller, clock() - begun)
    },
  }
}

/** The clock gives milliseconds that only grow. */
export function argon2Hasher(clock: () => number): PasswordHasher {
  const threads = new HashThreads()
  const queue = createQueue(clock)
  return {
    nobodysHash: randomHash(),
    async enter(caller) {
      const leave = await queue.enter(caller)
      return {
        hash: async (password) => (await threads.run({ password, options: OPTIONS })) as string,
        verify: async (passwordHash, password) =>
          (await threads.run({ password, passwordHash })) as boolean,
        [Symbol.dispose]: leave,
      }
    },
    close: () => threads.close(),
  }
}
