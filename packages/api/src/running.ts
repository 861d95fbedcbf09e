import { DomainError, type Logger } from '@longtable/core'
import { answerErrors } from './errors.ts'
import type { Answer } from './execute.ts'

export interface Running {
  /** Refuses when this caller has as many running as one may have. */
  run(callerKey: string, execute: () => Promise<Answer>): Promise<Answer>
}

const tooMany = (max: number) =>
  new DomainError('RATE_LIMITED', 'graphql.concurrency', {
    message: `At most ${max} operations at the same time.`,
    retryAfter: 1,
  })

/** How many operations of each caller run at this moment: what one may hold in memory at a time. */
export function createRunning(max: number, log: Logger): Running {
  const running = new Map<string, number>()
  return {
    async run(key, execute) {
      const count = running.get(key) ?? 0
      if (count >= max) return { errors: answerErrors([tooMany(max)], log) }
      running.set(key, count + 1)
      try {
        return await execute()
      } finally {
        const left = (running.get(key) ?? 1) - 1
        if (left > 0) running.set(key, left)
        else running.delete(key)
      }
    },
  }
}
