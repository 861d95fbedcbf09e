import { KeyFileError } from '@longtable/accounts'
import { HostsDisagreeError } from './agree-with-hosts.ts'
import { ConfigError } from './config.ts'

/** Errors of the store whose message is for people as it is. */
const SAID_ALREADY = ['STORE_VERSION', 'STORE_UNAVAILABLE', 'STORE_LOCKED', 'STORE_DAMAGED']

/** The words for what a person can put right; anything else keeps its stack. */
export function explain(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof KeyFileError ||
    error instanceof HostsDisagreeError
  )
    return error.message
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port ?? '?'} is taken by another program. Choose another: PORT=4100 npm start`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this user. Choose one from 1024 on: PORT=4100 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is no address of this machine: ${message}`
  if (code === 'ENOSPC' || code === 'STORE_FULL' || /No space left/i.test(String(message)))
    return `The disk is full: ${message}. Make room, then start again; what was acknowledged is safe.`
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The data directory cannot be written: ${message}. Choose another with LONGTABLE_DATA.`
  if (code === 'STORE_UNAVAILABLE' && /^table .* is not there/.test(String(message)))
    return `The ${message}. Create what is missing: npx longtable tables create`
  if (SAID_ALREADY.includes(String(code))) return String(message)
  return error instanceof Error && error.stack !== undefined ? error.stack : String(error)
}
