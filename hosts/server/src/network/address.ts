import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

/**
 * An IP address as it is written here and nowhere else: without brackets and zone, IPv6 in its short
 * form, an IPv4 address that is mapped into IPv6 as IPv4. Undefined when it is none.
 */
export function plainAddress(text: string): string | undefined {
  const inner = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text
  const kind = isIP(inner)
  if (kind !== 6) return kind === 4 ? inner : undefined
  const bare = inner.replace(/%.*$/, '')
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' })
  return MAPPED.exec(address)?.[1] ?? address
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isListed = (list: BlockList, address: string) =>
  list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** An address of this machine's own, or its name; a name that only looks like one is not. */
export function isLoopback(host: string): boolean {
  if (host.toLowerCase() === 'localhost') return true
  const address = plainAddress(host)
  return address !== undefined && isListed(loopback, address)
}

interface Range {
  readonly address: string
  readonly prefix: number
}

/** `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`. Undefined for anything else, and for everything: `/0`. */
function rangeOf(text: string): Range | undefined {
  const [, given = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const address = plainAddress(given)
  if (address === undefined) return undefined
  const width = isIPv6(address) ? 128 : 32
  // The length of a mapped address counts the 96 bits that go with the mapping.
  const unmapped = given.includes(':') && width === 32 ? 96 : 0
  const prefix = bits === undefined ? width : Number(bits) - unmapped
  return prefix >= 1 && prefix <= width ? { address, prefix } : undefined
}

export const isAddressRange = (text: string): boolean => rangeOf(text) !== undefined

/** Whether an address is in one of the ranges. */
export function inRanges(ranges: readonly string[]): (address: string) => boolean {
  const [four, six] = [new BlockList(), new BlockList()]
  for (const { address, prefix } of ranges.flatMap((text) => rangeOf(text) ?? []))
    if (isIPv6(address)) six.addSubnet(address, prefix, 'ipv6')
    else four.addSubnet(address, prefix, 'ipv4')
  return (address) => isListed(isIPv6(address) ? six : four, address)
}
