import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createFileLinks, type FileLink } from './sealed-link.ts'

const PATH = '/files/goalsguild/'
const link: FileLink = {
  purpose: 'avatar',
  of: { userId: '01J0000000000000000000000A' },
  key: 'avatars/01J0000000000000000000000A/x.png',
  readerId: 'ben',
  expiresAt: 1_700_000_000_000,
}

describe('a link to a file', () => {
  const secret = randomBytes(32)
  const links = createFileLinks(secret, PATH)
  const tokenOf = (given: FileLink) => links.urlOf(given).slice(PATH.length)

  it('opens to what it was made of', () => {
    expect(links.opened(tokenOf(link))).toEqual(link)
    const open = { ...link, readerId: null }
    expect(links.opened(tokenOf(open))).toEqual(open)
  })

  it('is the same for the same, another for anything else, and tells nothing', () => {
    expect(tokenOf({ ...link })).toBe(tokenOf(link))
    const others = [
      { ...link, purpose: 'activity' },
      { ...link, of: { userId: 'other' } },
      { ...link, key: 'avatars/b/x.png' },
      { ...link, readerId: 'cem' },
      { ...link, readerId: null },
      { ...link, expiresAt: link.expiresAt + 1 },
    ]
    expect(new Set([link, ...others].map(tokenOf)).size).toBe(7)
    expect(new Set([link, ...others].map((one) => tokenOf(one).slice(0, 16))).size).toBe(7)
    const text = Buffer.from(tokenOf(link), 'base64url').toString('latin1')
    expect(text).not.toContain('avatars')
    expect(links.urlOf(link)).toMatch(/^\/files\/goalsguild\/[\w-]+$/)
  })

  it('does not open when any bit of it is altered', () => {
    const bytes = Buffer.from(tokenOf(link), 'base64url')
    for (let place = 0; place < bytes.length; place++) {
      const altered = Buffer.from(bytes)
      altered[place] = (altered[place] ?? 0) ^ 1
      expect(links.opened(altered.toString('base64url')), String(place)).toBeUndefined()
    }
  })

  it('does not open elsewhere, nor with another key', () => {
    const token = tokenOf(link)
    expect(createFileLinks(secret, '/files/collabhub/').opened(token)).toBeUndefined()
    expect(createFileLinks(randomBytes(32), PATH).opened(token)).toBeUndefined()
  })

  it.each(['', 'x', 'A'.repeat(38), 'A'.repeat(5000), '../keys', '%00', `${'A'.repeat(60)}=`])(
    'is nothing that somebody has made up: %s',
    (token) => expect(links.opened(token)).toBeUndefined(),
  )
})
