import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { useLocale } from '../../i18n/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Ago } from '../../ui/time.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useOpenTalk } from '../conversations/open-talk.ts'
import { formatDate } from '../kit/formats.ts'
import { pageStyles } from '../kit/page.tsx'
import { ACCESS_TONES, Pill } from '../kit/pill.tsx'
import { To } from '../../shell/nav.tsx'
import { startupKey } from '../startups/readings.ts'
import { useTermsWords } from '../terms/words/index.ts'
import { personOf, useNameOf } from '../users/person.tsx'
import { AccessForm, type AccessValues } from './access-form.tsx'
import s from './access.module.css'
import {
  ChangeAccess,
  DecideAccess,
  RevokeAccess,
  type StartupAccessRequestsData,
} from './investors.operations.ts'
import { useAccessWords } from './words/index.ts'

export type AccessOf = StartupAccessRequestsData['startupAccessRequests']['items'][number]

type Shown = 'approve' | 'reject' | 'change' | 'revoke'

function useAccessActs({ id: accessId, startupId }: AccessOf, onDone: () => void) {
  const words = useAccessWords()
  const [error, setError] = useState<Error>()
  const options = {
    touches: [startupKey(startupId)],
    failed: setError,
    done: () => {
      setError(undefined)
      toast({ tone: 'good' as const, text: words.done })
      onDone()
    },
  }
  const decide = useAct(DecideAccess, {
    ...options,
    optimistic: ({ status }) => mergeEntity({ id: accessId, status }),
  })
  const change = useAct(ChangeAccess, options)
  const revoke = useAct(RevokeAccess, {
    ...options,
    optimistic: () => mergeEntity({ id: accessId, status: 'REVOKED' }),
  })
  const intent = () => ({ accessId, requestId: newRequestId() })
  return {
    error,
    isBusy: decide.isPending || change.isPending,
    approve: ({ level, expiresAt }: AccessValues) =>
      decide.mutate({ ...intent(), status: 'APPROVED', level, expiresAt }),
    reject: () => decide.mutate({ ...intent(), status: 'REJECTED' }),
    change: ({ level, expiresAt }: AccessValues) =>
      change.mutate({ ...intent(), level, expiresAt }),
    revoke: () => revoke.mutate(intent()),
  }
}

interface DialogsProps {
  readonly access: AccessOf
  readonly shown: Shown | undefined
  readonly onClose: () => void
}

/** What is asked before something is decided. */
function Dialogs({ access, shown, onClose }: DialogsProps) {
  const words = useAccessWords()
  const name = useNameOf()
  const acts = useAccessActs(access, onClose)
  switch (shown) {
    case undefined:
      return null
    case 'approve':
    case 'change':
      return (
        <AccessForm
          title={words.decideTitle(name(access.requester))}
          submit={shown === 'approve' ? words.approve : words.save}
          level={access.accessLevel}
          expiresAt={shown === 'change' ? access.expiresAt : null}
          error={acts.error}
          isBusy={acts.isBusy}
          onSubmit={shown === 'approve' ? acts.approve : acts.change}
          onClose={onClose}
        />
      )
    case 'reject':
      return (
        <Confirm
          title={words.rejectTitle}
          text={words.rejectText}
          act={words.reject}
          onConfirm={acts.reject}
          onClose={onClose}
        />
      )
    case 'revoke':
      return (
        <Confirm
          title={words.revokeTitle}
          text={words.revokeText}
          act={words.revoke}
          isDanger
          onConfirm={acts.revoke}
          onClose={onClose}
        />
      )
  }
}

const isHeldNow = ({ status, isExpired }: AccessOf) => status === 'APPROVED' && !isExpired

function Who({ access }: { readonly access: AccessOf }) {
  const words = useAccessWords()
  const terms = useTermsWords()
  const locale = useLocale()
  const name = useNameOf()
  const { requester, status, accessLevel, message, createdAt, expiresAt } = access
  const level = terms.level[accessLevel]
  const end = expiresAt ? terms.until(formatDate(locale, expiresAt)) : terms.noEnd
  return (
    <div className={s.who}>
      {requester ? (
        <To to={`/talent/${requester.id}`} className={s.name}>
          {name(requester)}
        </To>
      ) : (
        <span className={s.name}>{terms.gone}</span>
      )}
      <p className={pageStyles.note}>
        {status === 'PENDING' ? words.asks(level) : level} · <Ago time={createdAt} />
        {isHeldNow(access) && ` · ${end}`}
      </p>
      {message && <p className={s.message}>{message}</p>}
    </div>
  )
}

/** One investor: waiting, with access, or from before. */
export function RequestRow({ access }: { readonly access: AccessOf }) {
  const words = useAccessWords()
  const terms = useTermsWords()
  const [shown, setShown] = useState<Shown>()
  const { write } = useOpenTalk()
  const { requester, status, isExpired } = access
  return (
    <li className={s.row} data-row tabIndex={-1}>
      <Avatar person={requester && personOf(requester)} size={38} />
      <Who access={access} />
      <Pill tone={isExpired ? 'grey' : ACCESS_TONES[status]}>
        {isExpired ? terms.expired : terms.access[status]}
      </Pill>
      <div className={s.acts}>
        {status === 'PENDING' && (
          <>
            <Button small aria-keyshortcuts="r" onClick={() => setShown('reject')}>
              {words.reject}
            </Button>
            <Button small look="brand" aria-keyshortcuts="a" onClick={() => setShown('approve')}>
              {words.approve}
            </Button>
          </>
        )}
        {isHeldNow(access) && (
          <>
            <IconButton
              icon="chat"
              label={words.write}
              onClick={() => write({ accessId: access.id })}
            />
            <Button small onClick={() => setShown('change')}>
              {words.change}
            </Button>
            <Button small onClick={() => setShown('revoke')}>
              {words.revoke}
            </Button>
          </>
        )}
      </div>
      <Dialogs access={access} shown={shown} onClose={() => setShown(undefined)} />
    </li>
  )
}
