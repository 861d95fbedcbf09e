import { onChange, type Processor } from '@longtable/core'
import { User } from '../users/user.entity.ts'
import { EmailGrant } from './access-request.entity.ts'
import { emailGrantsTo } from './access-request.patterns.ts'
import { handOver } from './hand-over.ts'
import { isInvestor } from './investor.ts'

/** Whoever has become an investor with a verified address finds there what was granted to it. */
export const claimEmailGrants: Processor = {
  ...onChange('access.claim-email-grants', User, async (change, { store }) => {
    const { id: changeId, at, new: user } = change
    if (!user || !isInvestor(user)) return
    const address = user.email.toLowerCase()
    for await (const all of emailGrantsTo.each({ store }, { address }))
      for (const grant of all) await handOver({ store, at, changeId }, grant)
  }),
  restores: true,
}

/** Whoever is one already hears of it here, so that the founder who grants it hears nothing. */
export const handOverGrants: Processor = {
  ...onChange('access.hand-over-grants', EmailGrant, async (change, { store }) => {
    const { id: changeId, at, new: grant } = change
    if (grant) await handOver({ store, at, changeId }, grant)
  }),
  restores: true,
}
