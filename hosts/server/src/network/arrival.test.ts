import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isAddressRange, isLoopback, plainAddress } from './address.ts'
import { createArrivals } from './arrival.ts'

interface Sent {
  readonly peer?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly httpVersion?: string
}

/** What the functions below read of a request. */
const request = ({ peer = '127.0.0.1', headers = {}, httpVersion = '1.1' }: Sent) =>
  ({
    httpVersion,
    headers: { host: '127.0.0.1:4000', ...headers },
    socket: { remoteAddress: peer },
  }) as unknown as IncomingMessage

const behind = (trusted: readonly string[]) => (peer: string, forwarded?: string) =>
  createArrivals(trusted).addressOf(
    request({
      peer,
      ...(forwarded !== undefined && { headers: { 'x-forwarded-for': forwarded } }),
    }),
  )

describe('an address', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['::FFFF:0a00:0007', '10.0.0.7'],
    ['[2001:DB8:0:0::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['127.1', undefined],
    ['010.0.0.1', undefined],
    ['1.2.3.4 ', undefined],
    ['unknown', undefined],
    ['', undefined],
  ])('%s is %s', (text, address) => expect(plainAddress(text)).toBe(address))

  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.9.8.7', '::1', '[::1]', '::ffff:127.0.0.1'])(
    '%s is of this machine',
    (host) => expect(isLoopback(host)).toBe(true),
  )

  it.each([
    '127.evil.example',
    '127.0.0.1.evil.example',
    '127.',
    '127.1',
    'localhost.evil.example',
    '::2',
    '128.0.0.1',
    '0.0.0.0',
    '',
  ])('%s is not of this machine', (host) => expect(isLoopback(host)).toBe(false))

  it.each(['10.0.0.7', '10.0.0.0/8', 'fd00::/8', '::1', '::ffff:10.0.0.0/104'])(
    '%s may be a proxy',
    (text) => expect(isAddressRange(text)).toBe(true),
  )

  it.each([
    '',
    'proxy.example',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '::ffff:10.0.0.0/96',
    '::/129',
  ])('%s names no proxy', (text) => expect(isAddressRange(text)).toBe(false))
})

describe('the caller’s address', () => {
  const direct = behind([])
  const one = behind(['10.0.0.7'])
  const many = behind(['10.0.0.0/8', 'fd00::/8', '192.0.2.1'])

  it('is the peer’s, whatever the caller writes, when no proxy is trusted', () => {
    expect(direct('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
    expect(direct('::ffff:203.0.113.9')).toBe('203.0.113.9')
    expect(one('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
    expect(one('10.0.0.8', '198.51.100.1')).toBe('10.0.0.8')
  })

  it('is the last one that the proxies did not add themselves', () => {
    expect(one('10.0.0.7', '198.51.100.1')).toBe('198.51.100.1')
    expect(one('::ffff:10.0.0.7', '6.6.6.6, 198.51.100.1')).toBe('198.51.100.1')
    expect(many('10.9.9.9', '6.6.6.6, 198.51.100.1, 192.0.2.1,fd00::5')).toBe('198.51.100.1')
    expect(many('fd12::1', '6.6.6.6 ,::ffff:198.51.100.1')).toBe('198.51.100.1')
    expect(many('10.1.1.1', '6.6.6.6, [2001:DB8::1]:443, 192.0.2.1:80')).toBe('2001:db8::1')
  })

  it('is the first proxy’s when there are only proxies, or nothing was forwarded', () => {
    expect(many('10.1.1.1', '10.2.2.2, 10.3.3.3')).toBe('10.2.2.2')
    expect(many('10.1.1.1')).toBe('10.1.1.1')
    expect(many('10.1.1.1', '')).toBe('10.1.1.1')
  })

  it.each([
    'unknown',
    '_hidden',
    '198.51.100.1:99999999',
    '[::1',
    '198.51.100.1]',
    '999.1.1.1',
    '%',
    '::ffff:198.51.100.1:80:80',
    ','.repeat(30_000),
    '['.repeat(30_000),
    ':'.repeat(30_000),
    '1:'.repeat(15_000),
    `${'a'.repeat(30_000)}:1`,
    '\u{1F4A3}',
  ])('is that of the proxy that passed nonsense on: %.20s', (nonsense) => {
    expect(many('10.1.1.1', nonsense)).toBe('10.1.1.1')
    expect(many('10.1.1.1', `198.51.100.1, ${nonsense}`)).toBe('10.1.1.1')
    expect(many('10.1.1.1', `${nonsense}, 198.51.100.1`)).toBe('198.51.100.1')
  })

  it('is not looked for beyond so many proxies', () => {
    expect(many('10.1.1.1', `198.51.100.1${', 10.0.0.1'.repeat(40)}`)).toBe('10.0.0.1')
  })

  it('is unknown when the connection is gone', () => {
    expect(createArrivals(['10.0.0.7']).addressOf(request({ peer: '' }))).toBe('unknown')
  })

  it('is not taken from other headers, which a proxy may pass on as they came', () => {
    const headers = { forwarded: 'for=198.51.100.1', 'x-real-ip': '198.51.100.1' }
    expect(createArrivals(['10.0.0.7']).addressOf(request({ peer: '10.0.0.7', headers }))).toBe(
      '10.0.0.7',
    )
  })
})

describe('a request from here', () => {
  const isFromHere = (sent: Sent, trusted: readonly string[] = []) =>
    createArrivals(trusted).isFromHere(request(sent))

  it('comes from a loopback address to a loopback name', () => {
    for (const peer of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
      expect(isFromHere({ peer })).toBe(true)
    for (const host of ['localhost:4000', 'localhost', '[::1]:4000', '127.0.0.1'])
      expect(isFromHere({ headers: { host } })).toBe(true)
  })

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-forwarded',
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'true-client-ip',
    'client-ip',
    'cf-ray',
    'cf-connecting-ip',
    'cdn-loop',
    'fastly-client-ip',
    'fly-client-ip',
    'x-original-forwarded-for',
    'x-envoy-external-address',
    'x-amzn-trace-id',
    'x-azure-clientip',
    'proxy-connection',
    'tailscale-user-login',
  ])('is none with a header %s', (name) => {
    expect(isFromHere({ headers: { [name]: '' } })).toBe(false)
    expect(isFromHere({ headers: { [name]: '127.0.0.1' } })).toBe(false)
  })

  it('is none from elsewhere, under another name, by an old protocol, or from a trusted proxy', () => {
    for (const peer of ['10.0.0.7', '2001:db8::1', '', '127.evil.example'])
      expect(isFromHere({ peer })).toBe(false)
    for (const host of ['family.example', '127.evil.example', '', 'localhost.evil.example:80'])
      expect(isFromHere({ headers: { host } })).toBe(false)
    expect(isFromHere({ httpVersion: '1.0' })).toBe(false)
    expect(isFromHere({}, ['127.0.0.1'])).toBe(false)
    expect(isFromHere({ peer: '::ffff:127.0.0.1' }, ['127.0.0.0/8'])).toBe(false)
  })
})
