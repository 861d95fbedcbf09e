import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  confirmEmailChange,
  deleteAccount,
  grantGroup,
  requestEmailChange,
  signOutEverywhere,
} from '../index.ts'
import { createAccountsWorld } from '../testing/accounts-world.ts'

const document = readFileSync(join(import.meta.dirname, '../../../../docs/events.md'), 'utf8')

describe.each(stores)('accounts on $name', (store) => {
  it('tell of themselves by the documented events, with their fields', async () => {
    await using given = await createAccountsWorld(store)
    const { email, password, tokens } = await given.person('ana')
    const newEmail = 'new@example.com'
    const context = await given.bearer(tokens)
    await requestEmailChange(context, { newEmail, password })
    await confirmEmailChange(context, { token: await given.code(newEmail) })
    const { userId } = await grantGroup(given.as(), { email: newEmail, group: 'admin' })
    await deleteAccount(await given.bearer(tokens), { password })
    await given.settle()
    expect(email).not.toBe(newEmail)
    const told = new Map(given.events.map(({ name, data }) => [name, data]))
    expect(Object.fromEntries(told)).toEqual({
      'accounts.account.created': { userId },
      'accounts.account.verified': { userId },
      'accounts.account.email-changed': { userId },
      'accounts.account.groups-changed': { userId, groups: ['admin'] },
      'accounts.account.deleted': { userId },
    })
    const listed = [...document.matchAll(/^\| `(accounts\.[a-z.-]+)` \|/gm)].map(([, name]) => name)
    expect([...told.keys()].sort()).toEqual(listed.sort())
  })

  it('do not change to the address that they have, nor by a code from before a sign-out', async () => {
    await using given = await createAccountsWorld(store)
    const { email, password, tokens } = await given.person('ana')
    const context = await given.bearer(tokens)
    await expect(requestEmailChange(context, { newEmail: email, password })).rejects.toMatchObject({
      code: 'INVALID',
      reason: 'accounts.same-email',
    })
    await requestEmailChange(context, { newEmail: 'new@example.com', password })
    const token = await given.code('new@example.com')
    await signOutEverywhere(context, {})
    await expect(confirmEmailChange(context, { token })).rejects.toMatchObject({
      code: 'INVALID',
      reason: 'accounts.ticket',
    })
  })
})
