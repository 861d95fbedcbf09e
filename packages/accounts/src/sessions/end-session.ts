import { act } from '@longtable/core'
import { remove } from '@longtable/entity'
import type { AccountsContext } from '../context.ts'
import { Session } from './session.entity.ts'

/** Its refresh tokens and, since every request asks for the session, its ID tokens end with it. */
export async function endSession(
  context: AccountsContext,
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
  action: 'USER_LOGOUT' | 'TOKEN_REUSED',
): Promise<void> {
  await act(context, { name: 'endSession', input: null }, () => ({
    operations: [remove(Session, { userId, sessionId }, 'present')],
    result: null,
    audit: {
      action,
      resourceType: 'Session',
      resourceId: sessionId,
      ...(action === 'USER_LOGOUT' && { userId }),
    },
    // Somebody else has ended it: that is what was asked for.
    onFailure: () => ({ answer: null }),
  }))
}
