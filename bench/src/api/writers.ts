import { setTimeout as wait } from 'node:timers/promises'
import { type Connections, requestText } from './connections.ts'
import { CREATE_MUTATION, PATH, TEXT } from './routes.ts'

export const WRITERS = 4
const PAUSE_MS = 5
let written = 0

interface Writing {
  readonly isOver: () => boolean
  /** Told of what each answer has acknowledged. */
  readonly onWritten?: (body: string) => void
}

/** Everybody writes, rests a moment and writes again, until it is over. Gives milliseconds. */
export async function writeUntil(
  writers: Connections,
  token: string,
  { isOver, onWritten }: Writing,
): Promise<number[]> {
  const times: number[] = []
  const writer = async () => {
    while (!isOver()) {
      const variables = { text: TEXT, requestId: `bench-request-${written++}` }
      const body = { query: CREATE_MUTATION, variables }
      const started = performance.now()
      const reply = await writers.send(requestText({ method: 'POST', path: PATH, token, body }))
      times.push(performance.now() - started)
      if (reply.status !== 200 || reply.body.startsWith('{"errors"')) throw new Error(reply.body)
      onWritten?.(reply.body)
      await wait(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  return times
}
