import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountsTable } from '@longtable/accounts'
import { SystemTable } from '@longtable/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenApp, openAppAround } from '../testing/app.ts'

const EMAIL = 'eva@example.com'
/** As a mail program sends it, RFC 8058. */
const ONE_CLICK = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
}

let directory: string
let opened: OpenApp
let address: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longtable-mail-stop-'))
  const tables = [accountsTable, SystemTable]
  opened = await openAppAround({ directory, tables, edgesOf: () => new Map() })
  address = await opened.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await opened.app.close()
  await opened.engine.close()
  await rm(directory, { recursive: true })
})

const pathOf = (link: string) => link.slice(new URL(link).origin.length)

const send = async (method: 'GET' | 'POST', path: string, more: Partial<typeof ONE_CLICK> = {}) => {
  const response = await fetch(`${address}${path}`, {
    method,
    ...(more.headers && { headers: more.headers }),
    ...(more.payload !== undefined && { body: more.payload }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

it('a link in a mail stops such mails without an account, and undoes it', async () => {
  const { recipients } = opened.people
  const link = (await recipients.admit(EMAIL, 'mail-1')) as string
  expect(link).not.toContain('eva')
  const path = pathOf(link)

  // A scanner that follows links stops nothing.
  const seen = await send('GET', path)
  expect(seen.status).toBe(200)
  expect(seen.text).toContain('<form method="post" action="/mail/stop?to=')
  expect(seen.headers.get('content-security-policy')).toContain("form-action 'self'")
  // With `no-referrer`, as elsewhere, a browser would send the form with the origin `null`.
  expect(seen.headers.get('referrer-policy')).toBe('same-origin')
  expect(await recipients.admit(EMAIL, 'mail-2')).toBe(link)

  expect((await send('POST', path, ONE_CLICK)).status).toBe(200)
  expect(await recipients.admit(EMAIL, 'mail-3')).toBeUndefined()
  expect((await send('GET', path)).text).toContain('action="/mail/allow?to=')
  expect(await recipients.admit('other@example.com', 'mail-3')).toBeDefined()

  expect((await send('POST', path.replace('/stop', '/allow'))).status).toBe(200)
  expect(await recipients.admit(EMAIL, 'mail-4')).toBe(link)
})

it('a link that is not ours changes nothing and tells nothing', async () => {
  const link = (await opened.people.recipients.admit('ana@example.com', 'mail-1')) as string
  const path = pathOf(link)
  const forged = [path.slice(0, -1), `${path}x`, '/mail/stop', `${path}&to=${'a'.repeat(43)}`]
  for (const [method, other] of forged.flatMap((one) => [
    ['GET', one] as const,
    ['POST', one] as const,
  ]))
    expect((await send(method, other, method === 'POST' ? ONE_CLICK : {})).status, other).toBe(404)
  expect(await opened.people.recipients.admit('ana@example.com', 'mail-2')).toBeDefined()
})
