import { DomainError } from '@longtable/core'
import { UnreadableItemError } from '@longtable/entity'
import { InvalidRequestError, StoreUnavailableError, WriteConflictError } from '@longtable/store'
import type { System } from '@longtable/system'
import { below, pick, type Random } from '@longtable/testing/random'
import type { Act } from './acts.ts'
import type { Host } from './host.ts'
import type { ObjectRoom } from './object-room.ts'
import { FILES } from './played-documents.ts'
import type { Timeline } from './timeline.ts'

const TRIES_MAX = 8
const AWAY_MS = 300
const PATIENCE_MS = 3000

/** How it went: `done`, or what they were told. */
interface Outcome {
  readonly outcome: string
  readonly answer?: unknown
}

export interface Client {
  readonly timeline: Timeline
  readonly random: Random
  readonly room: ObjectRoom
  /** Those that live. */
  readonly hosts: () => readonly Host[]
  readonly onBug: (what: string) => void
}

export type Reply = { readonly answer: unknown } | { readonly error: unknown } | 'lost'

/** What the edge would say of it; undefined where it would have to hide a bug. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof DomainError) return `${error.code} ${error.reason}`
  if (error instanceof Error && error.name === 'ZodError') return 'INVALID input'
  if (error instanceof InvalidRequestError) return 'INVALID store.request'
  if (error instanceof WriteConflictError) return 'CONFLICT store.busy'
  if (error instanceof StoreUnavailableError) return 'UNAVAILABLE store.unavailable'
  return undefined
}

/** Of these a client knows that it is worth asking again. */
const isWorthRepeating = (refusal: string) => /UNAVAILABLE|\.busy$/.test(refusal)

const wait = (timeline: Timeline, ms: number) =>
  new Promise<void>((resolve) => void timeline.after(ms, resolve))

/** One request: a host that dies meanwhile takes its answer with it. */
const sent = ({ timeline, random }: Client, host: Host, run: () => Promise<unknown>) =>
  new Promise<Reply>((resolve) => {
    host.onDeath(() => resolve('lost'))
    const begin = () =>
      void run().then(
        (answer) => resolve({ answer }),
        (error: unknown) => resolve({ error }),
      )
    timeline.after(1 + below(random, 20), begin, host)
  })

/** What a browser does next with the address that it was given. */
function sendBytes({ room }: Client, { args }: Act, answer: unknown): void {
  const { uploadId, id = uploadId } = (answer ?? {}) as { id?: string; uploadId?: string }
  const content = FILES[String(args['contentType'])]
  if (id !== undefined && content) room.objects.set(`temp/uploads/${id}`, content)
}

async function aliveHost({ timeline, random, hosts }: Client): Promise<Host> {
  for (;;) {
    const alive = hosts()
    if (alive.length > 0) return pick(random, alive)
    await wait(timeline, AWAY_MS)
  }
}

/** A request to whoever lives. */
export async function sentTo(
  client: Client,
  run: (host: Host) => Promise<unknown>,
): Promise<Reply> {
  const host = await aliveHost(client)
  return sent(client, host, () => run(host))
}

/** Somebody asks, and asks again under the same id while nobody answers. */
export async function ask(client: Client, system: System, act: Act): Promise<Outcome> {
  const { timeline, random, onBug } = client
  let said = 'never answered'
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const reply = await sentTo(client, (host) => {
      const { isAdmin: _, ...viewer } = act.actor
      return act.run(host.contextOf(system, viewer))
    })
    if (reply === 'lost') said = 'lost'
    else if ('answer' in reply) {
      if (act.name === 'startUpload') sendBytes(client, act, reply.answer)
      return { outcome: 'done', answer: reply.answer }
    } else {
      const refusal = refusalOf(reply.error)
      const what = `${act.name} ${JSON.stringify(act.args)} by ${act.actor.userId}`
      if (reply.error instanceof UnreadableItemError) onBug(`${what}: ${reply.error.message}`)
      if (refusal === undefined) {
        onBug(`${what}: ${(reply.error as Error).stack ?? String(reply.error)}`)
        return { outcome: 'INTERNAL' }
      }
      if (!isWorthRepeating(refusal)) return { outcome: refusal }
      said = refusal
    }
    await wait(timeline, AWAY_MS + below(random, PATIENCE_MS))
  }
  return { outcome: said }
}
