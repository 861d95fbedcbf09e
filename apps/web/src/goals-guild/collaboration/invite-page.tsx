import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { ApiError } from '../../api/errors.ts'
import { useListing } from '../../api/listing.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, cardStyles } from '../../ui/card.tsx'
import { AreaField, fieldStyles } from '../../ui/field.tsx'
import { Listing } from '../../ui/listing.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Title } from '../../ui/title.tsx'
import { goalReading } from '../goals/readings.ts'
import { PeopleField } from '../users/people-field.tsx'
import { InviteCollaborator, type InviteCollaboratorVariables } from './collaboration.operations.ts'
import { InviteRow } from './invite-row.tsx'
import s from './invites-page.module.css'
import { INVITES_KEY, invitesOfReading } from './readings.ts'
import { useCollaborationWords } from './words/index.ts'

const ROLES = ['collaborator', 'viewer'] as const
const MESSAGE_MAX = 500

/** An address has an @ inside; a nickname may have been written with one in front. */
const addressee = (who: string) =>
  who.indexOf('@') > 0 ? { email: who } : { nickname: who.replace(/^@/, '') }

function RoleField() {
  const words = useCollaborationWords()
  return (
    <fieldset className={fieldStyles.choices}>
      <legend className={fieldStyles.label}>{words.inviteRole}</legend>
      {ROLES.map((role) => (
        <label key={role} className={fieldStyles.choice}>
          <input type="radio" name="role" value={role} defaultChecked={role === 'collaborator'} />
          <span className={s.role}>
            <strong>{words[role]}</strong>
            <small>{role === 'viewer' ? words.viewerText : words.collaboratorText}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function useInvite(goalId: string, onDone: () => void) {
  const words = useCollaborationWords()
  const requestId = useRef(newRequestId())
  const [error, setError] = useState<Error>()
  const act = useAct(InviteCollaborator, {
    touches: [INVITES_KEY],
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: (_, { nickname, email }) => {
      requestId.current = newRequestId()
      setError(undefined)
      toast({ tone: 'good', text: words.inviteSent(email ?? nickname ?? '') })
      onDone()
    },
  })
  const send = (given: Pick<InviteCollaboratorVariables, 'role' | 'message'>, who: string) =>
    act.mutate({
      resourceId: goalId,
      ...addressee(who),
      ...given,
      requestId: requestId.current,
    })
  return { send, error, isBusy: act.isPending }
}

function InviteForm({ goalId }: { readonly goalId: string }) {
  const words = useCollaborationWords()
  const form = useRef<HTMLFormElement>(null)
  const [who, setWho] = useState('')
  const { send, error, isBusy } = useInvite(goalId, () => {
    form.current?.reset()
    setWho('')
  })
  const isMessage = error instanceof ApiError && error.field === 'message'
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const text = (name: string) => String(data.get(name) ?? '').trim()
        const role = text('role') === 'viewer' ? 'viewer' : 'collaborator'
        send({ role, message: text('message') || null }, text('who'))
      }}
    >
      <PeopleField
        label={words.inviteWho}
        name="who"
        required
        autoFocus
        value={who}
        onChange={setWho}
        onPick={({ nickname }) => setWho(nickname)}
        hint={words.inviteWhoHint}
        error={isMessage ? undefined : error?.message}
      />
      <RoleField />
      <AreaField label={words.inviteMessage} name="message" rows={2} maxLength={MESSAGE_MAX} />
      {isMessage && (
        <p className={fieldStyles.error} role="alert">
          {error.message}
        </p>
      )}
      <Button look="brand" type="submit" icon="send" busy={isBusy}>
        {words.inviteSend}
      </Button>
    </form>
  )
}

/** Asks somebody to a goal of one's own. */
export function InvitePage() {
  const { goalId } = useParams({ from: '/app/goals/$goalId/invite' })
  const words = useCollaborationWords()
  const goal = useQuery(goalReading(goalId)).data?.goal
  const list = useListing(invitesOfReading(goalId))
  return (
    <div className={s.page}>
      <BackLink to="/goals/$goalId" params={{ goalId }}>
        {goal?.title ?? '…'}
      </BackLink>
      <Title>{words.inviteTitle}</Title>
      <Card>
        <InviteForm goalId={goalId} />
      </Card>
      <Card title={words.invitesOf}>
        <Listing list={list} empty={<p className={cardStyles.note}>{words.noInvitesOf}</p>}>
          {(items) => (
            <ul className={s.list}>
              {items.toReversed().map((invite) => (
                <InviteRow key={invite.id} invite={invite} kind="sent" />
              ))}
            </ul>
          )}
        </Listing>
      </Card>
    </div>
  )
}
