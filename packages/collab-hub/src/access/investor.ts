import type { User } from '../users/user.entity.ts'

/** Who access can be given to: a ban suspends it, and another role ends what it opens. */
export const isInvestor = ({ role, status }: User): boolean =>
  role === 'INVESTOR' && status === 'ACTIVE'
