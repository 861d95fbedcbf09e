import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import {
  AcceptInvite,
  CancelInvite,
  DeclineInvite,
  type InviteFields,
} from './collaboration.operations.ts'
import s from './invites-page.module.css'
import { INVITES_KEY } from './readings.ts'
import { useCollaborationWords } from './words/index.ts'

interface InviteProps {
  readonly invite: InviteFields
}

const intentOf = ({ id, resourceType, resourceId }: InviteFields) => ({
  inviteId: id,
  resourceType,
  resourceId,
  requestId: newRequestId(),
})

function Answer({ invite }: InviteProps) {
  const words = useCollaborationWords()
  const [isAsking, setAsking] = useState(false)
  const accept = useAct(AcceptInvite, {
    touches: [INVITES_KEY, ['goals'], ['goal', invite.resourceId]],
    optimistic: () => mergeEntity({ id: invite.id, status: 'accepted' }),
    done: () => toast({ tone: 'good', text: words.accepted }),
  })
  const decline = useAct(DeclineInvite, {
    touches: [INVITES_KEY],
    optimistic: () => mergeEntity({ id: invite.id, status: 'declined' }),
  })
  return (
    <div className={s.acts}>
      <Button small look="brand" onClick={() => accept.mutate(intentOf(invite))}>
        {words.accept}
      </Button>
      <Button small onClick={() => setAsking(true)}>
        {words.decline}
      </Button>
      {isAsking && (
        <Confirm
          title={words.declineTitle}
          text={words.declineText}
          act={words.decline}
          onConfirm={() => decline.mutate(intentOf(invite))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function TakeBack({ invite }: InviteProps) {
  const words = useCollaborationWords()
  const [isAsking, setAsking] = useState(false)
  const cancel = useAct(CancelInvite, {
    touches: [INVITES_KEY],
    optimistic: () => mergeEntity({ id: invite.id, status: 'cancelled' }),
  })
  return (
    <div className={s.acts}>
      <Button small onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      {isAsking && (
        <Confirm
          title={words.cancelTitle}
          text={words.cancelText}
          act={words.cancel}
          onConfirm={() => cancel.mutate(intentOf(invite))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

const placeOf = ({ resourceType, resourceId }: InviteFields) =>
  `/${resourceType === 'quest' ? 'quests' : resourceType === 'task' ? 'tasks' : 'goals'}/${resourceId}`

/** Who, to what, as what, and how it stands. */
export function InviteRow({ invite, kind }: InviteProps & { readonly kind: 'received' | 'sent' }) {
  const words = useCollaborationWords()
  const locale = useLocale()
  const { status, role, message, inviter, invitee, inviteeEmail, resourceTitle } = invite
  const isReceived = kind === 'received'
  const name =
    (isReceived ? inviter?.fullName : (invitee?.fullName ?? inviteeEmail)) ?? words.somebody
  const isPending = status === 'pending'
  return (
    <li className={s.invite} data-over={isPending ? undefined : true}>
      <Avatar person={isReceived ? inviter : invitee} size={44} />
      <div className={s.text}>
        <p>
          {isReceived ? words.invitesYou(name) : words.youInvite(name)}{' '}
          <strong>{resourceTitle ?? words.gone}</strong>
        </p>
        <small>
          {words.as[role]} · {words.status[status]}
          {isPending && ` · ${words.until(formatDay(locale, invite.expiresAt))}`}
        </small>
        {message && <blockquote>{message}</blockquote>}
        {isPending && (isReceived ? <Answer invite={invite} /> : <TakeBack invite={invite} />)}
        {isReceived && status === 'accepted' && resourceTitle && (
          <div className={s.acts}>
            <Link to={placeOf(invite)} className={buttonClass('plain', true)}>
              {words.open}
            </Link>
          </div>
        )}
      </div>
    </li>
  )
}
