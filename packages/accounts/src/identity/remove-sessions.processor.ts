import { onChange, type Processor } from '@longtable/core'
import { removeAll } from '@longtable/entity'
import { sessionsOf } from '../sessions/session.patterns.ts'
import { Account } from './account.entity.ts'

/** Nothing opens with them since their account is gone; what they say of places and devices goes too. */
export const removeSessions: Processor = {
  ...onChange('accounts.remove-sessions', Account, async ({ old }, { store }) => {
    if (old) await removeAll({ store }, sessionsOf, { userId: old.userId })
  }),
  wants: (change) => change.new === undefined,
}
