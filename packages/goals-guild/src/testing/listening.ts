import type { Answer } from '@longtable/testing/system'
import { expect } from 'vitest'
import type { GuildContext } from '../context.ts'
import type { GuildWorld } from './guild-world.ts'

type Stream = AsyncIterableIterator<Answer>

/** Somebody who listens; refused is an error. */
export async function listens(
  guild: GuildWorld,
  person: GuildContext,
  [document, variables]: readonly [string, object],
): Promise<Stream> {
  const stream = await guild.listen(person, document, variables)
  if (Symbol.asyncIterator in stream) return stream
  throw new Error(JSON.stringify(stream.errors))
}

/** The next event, however long a log takes to show what was written; undefined at the end. */
export async function nextEvent(guild: GuildWorld, stream: Stream): Promise<Answer | undefined> {
  let isThere = false
  const next = stream.next().finally(() => {
    isThere = true
  })
  await expect
    .poll(async () => {
      await guild.live()
      return isThere
    })
    .toBe(true)
  return (await next).value as Answer | undefined
}

/** All events up to the one that is waited for. */
export async function eventsUntil<Event>(
  guild: GuildWorld,
  stream: Stream,
  isLast: (event: Event) => boolean,
): Promise<Event[]> {
  const heard: Event[] = []
  for (;;) {
    const answer = await nextEvent(guild, stream)
    const [event] = Object.values(answer?.data ?? {}) as Event[]
    if (!event) throw new Error(`It ended before: ${JSON.stringify([answer, heard])}`)
    heard.push(event)
    if (isLast(event)) return heard
  }
}
