import type { StartedUpload, SystemContext } from '@longtable/system'
import { listens, nextEvent } from '../system/listening.ts'
import { type MeteredWorld, type Units, unitsOf } from '../system/metered-world.ts'
import type { SystemWorld } from '../system/system-world.ts'
import { sendUpload } from '../system/send-upload.ts'
import { documentsOf } from './generated-documents.ts'

/** How many a page of a list has, each by somebody else. */
export const PAGE = 20
/** Longer than any limit counts, so that each is the first of its kind: the dearest. */
const FIRST_MS = 3_700_000
/** Longer than most do; what is done again is not measured. */
const AGAIN_MS = 61_000

/** A host builds the index beside the requests: who searches first does not pay for it. */
const NOTHING = { kinds: ['nothing'], terms: [], depth: 'whole', audience: ['nobody'] } as const

/** By operation: `Query.me`. */
export type OperationUnits = Record<string, Units>

type Shown = Record<string, unknown> & { readonly id: string }

/** A mutation, by its name. */
type Doing<C> = (who: C, name: string, given?: object) => Promise<Shown>

export interface Asking<C> {
  readonly who: (name: string) => C
  /** What arguments are asked with, by their names. */
  readonly given: Readonly<Record<string, unknown>>
  /** In its place, by the names of queries. */
  readonly of: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Lists that have fewer than a page, and what finds nothing. */
  readonly short: readonly string[]
}

export interface Heard<C> {
  readonly listener: C
  readonly name: string
  readonly given?: object
  readonly happen: () => Promise<unknown>
}

/** Asks as a client does, for what a screen shows, and notes what everything costs the first time. */
export interface Meter<C> {
  readonly units: OperationUnits
  readonly run: Doing<C>
  /** Announced, sent and finished; its id. */
  upload(who: C, announced: object, bytes: Uint8Array): Promise<string>
  /** Every query that there is. */
  askAll(asking: Asking<C>): Promise<void>
  /** One event for one listener, to whom it is read anew. */
  hear(heard: Heard<C>): Promise<void>
}

/** What tells too little to be measured. */
function isShort(shown: unknown): boolean {
  const items = (shown as { readonly items?: unknown[] } | null)?.items
  if (items) return items.length < PAGE
  return shown === null || (Array.isArray(shown) && shown.length === 0)
}

/** Where nobody measures, everything is done the same way and costs nothing. */
type Metered<C extends SystemContext> = SystemWorld<C> & Partial<Pick<MeteredWorld<C>, 'measure'>>

export function createMeter<C extends SystemContext>(world: Metered<C>): Meter<C> {
  const { documentOf, queryFields } = documentsOf(world.system)
  const units: OperationUnits = {}
  const done = new Set<string>()
  let isIndexed: Promise<unknown> | undefined

  async function measured<T>(operation: string, doing: () => Promise<T>): Promise<T> {
    if (!world.measure) return doing()
    await (isIndexed ??= world.deps.search.count(NOTHING, []))
    const { answer, calls } = await world.measure(doing)
    units[operation] ??= unitsOf(calls)
    return answer
  }

  async function ask(kind: 'Query' | 'Mutation', who: C, [name, given]: readonly [string, object]) {
    const document = documentOf(kind, { name, given })
    const answer = await measured(`${kind}.${name}`, () => world.ask(who, document, given))
    if (answer.errors) throw new Error(`${kind}.${name}: ${JSON.stringify(answer.errors)}`)
    return answer.data[name]
  }

  const run: Doing<C> = (who, name, given = {}) => {
    world.world.advance(done.has(name) ? AGAIN_MS : FIRST_MS)
    done.add(name)
    const requestId = `request-${world.world.stamp().id}`
    return ask('Mutation', who, [name, { ...given, requestId }]) as Promise<Shown>
  }

  return {
    units,
    run,
    async upload(who, announced, bytes) {
      const given = { ...announced, size: bytes.byteLength }
      const started = (await run(who, 'startUpload', given)) as unknown as StartedUpload
      const { status } = await sendUpload(who, started, bytes)
      if (status !== 200) throw new Error(`The upload was answered with ${status}.`)
      await run(who, 'finishUpload', { uploadId: started.uploadId })
      return started.uploadId
    },
    async askAll({ who, given, of, short }) {
      for (const { name, args } of queryFields) {
        const known: Record<string, unknown> = { first: PAGE, ...(of[name] ?? given) }
        const wanted = args.filter((one) => one.name in known)
        const used = Object.fromEntries(wanted.map((one) => [one.name, known[one.name]]))
        const shown: unknown = await ask('Query', who(name), [name, used])
        if (isShort(shown) && !short.includes(name))
          throw new Error(`${name} finds too little: ${JSON.stringify(shown)}`)
      }
    },
    async hear({ listener, name, given = {}, happen }) {
      const document = documentOf('Subscription', { name, given })
      const stream = await listens(world, listener, [document, given])
      await happen()
      await world.process()
      const answer = await measured(`Subscription.${name}`, () => nextEvent(world, stream))
      if (answer?.errors) throw new Error(`${name}: ${JSON.stringify(answer.errors)}`)
      await stream.return?.()
    },
  }
}
