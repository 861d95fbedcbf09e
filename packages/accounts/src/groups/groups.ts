import { DomainError, mutations, notFound } from '@longtable/core'
import { change } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { Account } from '../identity/account.entity.ts'
import { accountByEmail } from '../identity/account.patterns.ts'
import { Email } from '../identity/email.ts'

const GROUPS_MAX = 20
const ADMIN = 'admin'
const OPERATOR = 'operator'

/** `admin` of everything, or `goalsguild:admin` of one system. */
export const groupName = (group: string, system?: string): string =>
  system === undefined ? group : `${system}:${group}`

const GroupInput = z.object({
  email: Email,
  group: z.string().regex(/^[a-z][0-9a-z-]{0,31}(:[a-z][0-9a-z-]{0,31})?$/),
})

/** Without a viewer it is the operator at the command line; it is in no schema. */
function granter({ viewer }: AccountsContext): string {
  if (viewer && !viewer.groups.includes(ADMIN))
    throw new DomainError('FORBIDDEN', 'accounts.not-admin', 'Only an admin may do this.')
  return viewer?.userId ?? OPERATOR
}

const granterMutation = mutations<AccountsContext, string>({ actor: granter })

const unconfirmed = (email: string) =>
  new DomainError(
    'CONFLICT',
    'accounts.unconfirmed',
    `${email} has not confirmed this address yet, so the account may be anybody's: ` +
      'ask them to use the code in their mail, then grant again.',
  )

interface GroupChange {
  readonly name: 'grantGroup' | 'revokeGroup'
  readonly action: 'GROUP_GRANTED' | 'GROUP_REVOKED'
  readonly next: (groups: readonly string[], group: string) => string[]
}

const changeGroups = ({ name, action, next }: GroupChange) =>
  granterMutation({
    name,
    input: GroupInput,
    plan: async ({ context, actor, input: { email, group } }) => {
      const account = await accountByEmail(context, email)
      if (!account) throw notFound('accounts.unknown', `An account ${email}`)
      if (name === 'grantGroup' && !account.emailVerified) throw unconfirmed(email)
      const groups = next(account.groups, group)
      if (groups.length > GROUPS_MAX)
        throw new DomainError(
          'INVALID',
          'accounts.groups',
          `An account is in at most ${GROUPS_MAX} groups.`,
        )
      const { userId, groupsRevision, emailVerified } = account
      const { at } = context.stamp()
      return {
        operations: [
          change(Account, account, {
            patch: { groups, groupsRevision: groupsRevision + 1, updatedAt: at },
            when: {
              all: [
                { attribute: 'groupsRevision', equals: groupsRevision },
                { attribute: 'emailVerified', equals: emailVerified },
              ],
            },
          }),
        ],
        result: { userId, groups },
        audit: {
          action,
          resourceType: 'Account',
          resourceId: userId,
          metadata: { group },
          userId: actor,
        },
      }
    },
  })

/** Acts on tokens that are out already; being in the group before is no error. */
export const grantGroup = changeGroups({
  name: 'grantGroup',
  action: 'GROUP_GRANTED',
  next: (groups, group) => [...new Set([...groups, group])].sort(),
})

export const revokeGroup = changeGroups({
  name: 'revokeGroup',
  action: 'GROUP_REVOKED',
  next: (groups, group) => groups.filter((one) => one !== group),
})
