import { lazy, Suspense, useSyncExternalStore } from 'react'
import { endedToken, onEnd } from '../../api/session.ts'

/** Hardly anybody ever sees it. */
const SignInAgain = lazy(async () => ({
  default: (await import('./sign-in-again.tsx')).SignInAgain,
}))

/** Over whatever page there is, when a session has ended in the middle of it. */
export function SessionEnd() {
  const idToken = useSyncExternalStore(onEnd, endedToken)
  return idToken ? (
    <Suspense>
      <SignInAgain idToken={idToken} />
    </Suspense>
  ) : null
}
