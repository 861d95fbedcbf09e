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
export function trustedHosts(
  configured: readonly string[],
): (header: string | undefined) => boolean {
  const own = configured.map((name) => (isIPv6(name) ? `[${name}]` : name).toLowerCase())
  const names = new Set([...LOOPBACK, ...own])
  let lastTrusted: string | undefined
  return (header) => {
    if (header === undefined) return false
    // Nearly every request names the same host.
    if (header === lastTrusted) return true
    const name = hostName(header)
    if (name === undefined || !names.has(name)) return false
    lastTrusted = header
    return true
  }
}
