import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Entrance } from '../../../account/entrance.tsx'
import { newRequestId, useAct } from '../../../api/act.ts'
import { onSignOut } from '../../../account/sign-out.ts'
import { useCommon } from '../../../i18n/common/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Toasts, toast } from '../../../ui/toasts.tsx'
import { useGo } from '../../../shell/nav.tsx'
import { isApproved, meReading, setMe } from '../me.ts'
import { AcceptInvitation } from './welcome.operations.ts'
import s from './pending-page.module.css'
import { useWelcomeWords } from './words/index.ts'

/** Nothing tells who waits of anything: so they ask. */
const ASK_MS = 15_000

/** The only page before somebody of the family has said yes. */
export function PendingPage() {
  const words = useWelcomeWords()
  const common = useCommon()
  const go = useGo()
  const { data, refetch, isFetching } = useQuery({ ...meReading, refetchInterval: ASK_MS })
  const me = data?.me
  const isIn = me && isApproved(me)
  useEffect(() => {
    if (isIn) go('/welcome', { asked: { step: 'letter' }, replace: true })
  }, [isIn])
  const accept = useAct(AcceptInvitation, {
    done: ({ acceptInvitation }) => setMe(acceptInvitation),
    failed: ({ message }) => toast({ tone: 'bad', text: message }),
  })
  const isClosed = me?.status === 'inactive'
  return (
    <Entrance
      title={isClosed ? words.inactive : words.pending}
      lead={isClosed ? words.inactiveText : words.pendingText(me?.email ?? '')}
    >
      {!isClosed && (
        <ol className={s.steps}>
          <li data-done>{words.steps.registered}</li>
          <li aria-current="step">{words.steps.waiting}</li>
          <li>{words.steps.reading}</li>
        </ol>
      )}
      <div className={s.acts}>
        {!isClosed && (
          <>
            <Button look="brand" wide busy={isFetching} onClick={() => void refetch()}>
              {words.look}
            </Button>
            <Button
              wide
              busy={accept.isPending}
              onClick={() => accept.mutate({ requestId: newRequestId() })}
            >
              {words.accept}
            </Button>
          </>
        )}
        <Button look="quiet" wide onClick={onSignOut}>
          {common.signOut}
        </Button>
      </div>
      <Toasts />
    </Entrance>
  )
}
