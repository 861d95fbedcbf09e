import type { IncomingMessage } from 'node:http'
import { inRanges, isLoopback, plainAddress } from './address.ts'

/** How a request came to this server. */
export interface Arrivals {
  /** The caller's address, for limits and the audit log. */
  addressOf(request: IncomingMessage): string
  /** Whether it was sent on this machine, to this machine's own name, and through no proxy. */
  isFromHere(request: IncomingMessage): boolean
}

const HOPS_MAX = 32
const UNKNOWN = 'unknown'

/** What proxies, tunnels and content networks add; one of them is enough to know. */
const PROXY_HEADER =
  /^(?:forwarded|via|cdn-loop|(?:x-|true-|fastly-|fly-)?(?:cluster-)?client-ip|x-(?:forwarded|real|original|proxy|envoy|amzn|amz-cf|azure|arr|appengine|vercel|cloud-trace)\b.*|cf-.*|proxy-.*|tailscale-.*)$/

const hasProxyHeader = ({ headers }: IncomingMessage): boolean => {
  for (const name in headers) if (PROXY_HEADER.test(name)) return true
  return false
}

/** A hop as proxies write it: an address, perhaps with a port. */
const hopAddress = (hop: string): string | undefined =>
  plainAddress(hop) ?? plainAddress(/^(\[[^\]]+\]|[^:]+):\d{1,5}$/.exec(hop)?.[1] ?? '')

/** The hops of `X-Forwarded-For` from the right: the last one to be added comes first. */
function* hopsOf({ headers }: IncomingMessage): Generator<string> {
  const text = String(headers['x-forwarded-for'] ?? '')
  let end = text.length
  for (let hops = 0; hops < HOPS_MAX && end > 0; hops++) {
    const comma = text.lastIndexOf(',', end - 1)
    yield text.slice(comma + 1, end).trim()
    end = comma
  }
}

/** `name` or `name:port` of a Host header. */
const hostName = (host = '') => /^(.*?)(?::\d{1,5})?$/.exec(host)?.[1] ?? ''

/**
 * Each proxy adds the address that it was called from at the right, so what stands left of the first
 * address that is no trusted proxy's was written by the caller and is not looked at. A hop that is no
 * address ends the walk at the proxy that passed it on.
 */
export function createArrivals(trustedProxies: readonly string[]): Arrivals {
  const isProxy = inRanges(trustedProxies)

  function addressOf(request: IncomingMessage): string {
    let address = plainAddress(request.socket.remoteAddress ?? '') ?? UNKNOWN
    if (trustedProxies.length === 0 || address === UNKNOWN) return address
    for (const hop of hopsOf(request)) {
      const before = isProxy(address) ? hopAddress(hop) : undefined
      if (before === undefined) return address
      address = before
    }
    return address
  }

  return {
    addressOf,
    isFromHere(request) {
      const peer = plainAddress(request.socket.remoteAddress ?? '')
      return (
        peer !== undefined &&
        isLoopback(peer) &&
        !isProxy(peer) &&
        !hasProxyHeader(request) &&
        // Some proxies say nothing of themselves but speak HTTP/1.0; no browser does.
        request.httpVersion !== '1.0' &&
        isLoopback(hostName(request.headers.host))
      )
    },
  }
}
