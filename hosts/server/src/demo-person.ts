import type { Origin } from '@longtable/core'
import type { Config } from './config.ts'

const DOMAIN = 'longtable.example'

/** Those to try things with, in development only; nobody else can have an address there. */
export const demoEmail = (nickname: string): string => `${nickname}@${DOMAIN}`

/** Who most of the demo is about. */
export const DEMO = { email: demoEmail('demo'), password: 'longtable demo person' }

/**
 * Everybody knows the demo people's password, and data that began in development may go into
 * production. So they come only in development, and only straight from this machine.
 */
export const mayEnter = (
  { isDevelopment }: Config,
  email: string | undefined,
  { isLocal = false }: Origin,
): boolean => !email?.endsWith(`@${DOMAIN}`) || (isDevelopment && isLocal)
