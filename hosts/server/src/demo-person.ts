import type { Origin } from '@longtable/core'
import type { Config } from './config.ts'

/** A person to try things with, in development only. */
export const DEMO = { email: 'demo@longtable.example', password: 'longtable demo person' }

/**
 * Everybody knows the demo person's password, and data that began in development may go into
 * production. So the demo person comes only in development, and only straight from this machine.
 */
export const mayEnter = (
  { isDevelopment }: Config,
  email: string | undefined,
  { isLocal = false }: Origin,
): boolean => email !== DEMO.email || (isDevelopment && isLocal)
