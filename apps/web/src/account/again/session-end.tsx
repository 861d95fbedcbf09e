import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { endedToken, onEnd } from '../../api/session.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

async function load() {
  const { SignInAgain: component, loadAgainWords } = await import('./sign-in-again.tsx')
  await loadAgainWords()
  return component
}

/** After a new version of the program it is nowhere to be had: what was written can be copied first. */
function NotToBeHad() {
  const words = useCommon()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Dialog title={words.failed} onClose={() => setOpen(false)}>
      <Button icon="retry" onClick={() => location.reload()}>
        {words.retry}
      </Button>
    </Dialog>
  )
}

/** Hardly anybody ever sees it. */
const SignInAgain = lazy<ComponentType<{ readonly idToken: string }>>(async () => ({
  default: await load().catch(() => NotToBeHad),
}))

const IDLE_MS = 5000

/** Over whatever page there is, when a session has ended in the middle of it. */
export function SessionEnd() {
  const idToken = useSyncExternalStore(onEnd, endedToken)
  // While it is there: a page may be open for longer than this version is served.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), IDLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return idToken ? (
    <Suspense>
      <SignInAgain idToken={idToken} />
    </Suspense>
  ) : null
}
