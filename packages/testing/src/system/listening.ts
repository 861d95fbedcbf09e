import type { SystemContext } from '@longtable/system'
import { expect } from 'vitest'
import type { Answer, SystemWorld } from './system-world.ts'

type Stream = AsyncIterableIterator<Answer>
type Live = Pick<SystemWorld<SystemContext>, 'live'>

/** Somebody who listens; refused is an error. */
export async function listens<C extends SystemContext>(
  world: SystemWorld<C>,
  person: C,
  [document, variables]: readonly [string, object],
): Promise<Stream> {
  const stream = await world.listen(person, document, variables)
  if (Symbol.asyncIterator in stream) return stream
  throw new Error(JSON.stringify(stream.errors))
}

/** The next event, however long a log takes to show what was written; undefined at the end. */
export async function nextEvent(world: Live, stream: Stream): Promise<Answer | undefined> {
  let isThere = false
  const next = stream.next().finally(() => {
    isThere = true
  })
  await expect
    .poll(async () => {
      await world.live()
      return isThere
    })
    .toBe(true)
  return (await next).value as Answer | undefined
}

/** All events up to the one that is waited for. */
export async function eventsUntil<Event>(
  world: Live,
  stream: Stream,
  isLast: (event: Event) => boolean,
): Promise<Event[]> {
  const heard: Event[] = []
  for (;;) {
    const answer = await nextEvent(world, stream)
    const [event] = Object.values(answer?.data ?? {}) as Event[]
    if (!event) throw new Error(`It ended before: ${JSON.stringify([answer, heard])}`)
    heard.push(event)
    if (isLast(event)) return heard
  }
}
