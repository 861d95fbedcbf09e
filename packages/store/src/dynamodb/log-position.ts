import { InvalidRequestError } from '../errors.ts'

/** How far a shard was read. */
export type Progress =
  /** To its end: a closed shard gets no more records. */
  | 'finished'
  | {
      /** The sequence number of the last record read. */
      readonly after?: string
      /** Before any record was read: our time when the shard's records began to matter. */
      readonly since?: number
      /** The shard was entered at its tip at `since`: what is older does not matter. */
      readonly tip?: true
    }

export interface ShardPositions {
  /** The stream's label: a stream switched off and on again is another one. */
  readonly stream: string
  /** When the shards were listed: one that is not among `shards` is younger than that. */
  readonly listedAt: number
  readonly shards: Readonly<Record<string, Progress>>
}

export const formatPosition = (positions: ShardPositions) => JSON.stringify(positions)

export function parsePosition(text: string): ShardPositions {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    parsed = undefined
  }
  const { stream, listedAt, shards } = (parsed ?? {}) as Partial<ShardPositions>
  if (typeof stream !== 'string' || typeof listedAt !== 'number' || typeof shards !== 'object')
    throw new InvalidRequestError('log position', 'is not of this change log')
  return { stream, listedAt, shards }
}
