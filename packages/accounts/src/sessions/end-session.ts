import type { Plan } from '@longtable/core'
import { remove } from '@longtable/entity'
import { Session } from './session.entity.ts'

/** Its refresh tokens and, since every request asks for the session, its ID tokens end with it. */
export const endSession = (
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
  action: 'USER_LOGOUT' | 'TOKEN_REUSED',
): Plan<undefined> => ({
  operations: [remove(Session, { userId, sessionId }, 'present')],
  result: undefined,
  audit: {
    action,
    resourceType: 'Session',
    resourceId: sessionId,
    ...(action === 'USER_LOGOUT' && { userId }),
  },
  // Somebody else has ended it: that is what was asked for.
  onFailure: () => ({ answer: undefined }),
})
