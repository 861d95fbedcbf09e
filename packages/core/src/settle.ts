import { ConditionFailedError, WriteConflictError } from '@longtable/store'

const TRIES_MAX = 20

/**
 * Reads, decides and writes anew whenever somebody has written in between: for what no caller waits
 * for. A condition that failed says so, or the attempt itself by `'again'`. An error at the end is
 * tried again later by whoever runs it: a processor's line, a job.
 */
export async function settle<Result>(
  what: string,
  attempt: () => Promise<Result | 'again'>,
): Promise<Result> {
  for (let tries = 0; tries < TRIES_MAX; tries++)
    try {
      const result = await attempt()
      if (result !== 'again') return result
    } catch (error) {
      if (!(error instanceof ConditionFailedError || error instanceof WriteConflictError))
        throw error
    }
  throw new Error(`${what} does not stand still; it is tried again later.`)
}
