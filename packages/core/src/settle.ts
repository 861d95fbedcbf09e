import { ConditionFailedError } from '@longtable/store'

const TRIES_MAX = 20

/**
 * Reads, decides and writes anew whenever somebody has written in between: for what no caller waits
 * for. An error at the end is tried again later by whoever runs it: a processor's line, a job.
 */
export async function settle<Result>(
  what: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; tries < TRIES_MAX; tries++)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  throw new Error(`${what} does not stand still; it is tried again later.`)
}
