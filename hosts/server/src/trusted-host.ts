import { isIPv6 } from 'node:net'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** `name:port` without the port; undefined when it is not of that form. */
function hostName(header: string): string | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[^:[\]\s]+)(?::\d{1,5})?$/i.exec(header)
  return match?.[1]?.toLowerCase()
}

/**
 * A page of a stranger can let its own name point at this machine and then read answers from here.
 * Its requests still carry that name, so only names that are meant for this server are answered.
 */
export function isTrustedHost(header: string | undefined, configured: string): boolean {
  const own = (isIPv6(configured) ? `[${configured}]` : configured).toLowerCase()
  const name = header === undefined ? undefined : hostName(header)
  return name !== undefined && [...LOOPBACK, own].includes(name)
}
