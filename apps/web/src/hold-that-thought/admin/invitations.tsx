import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { useListing } from '../../api/listing.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { toast } from '../../ui/toasts.tsx'
import { failureOf, FormError } from '../../ui/form-error.tsx'
import s from './admin.module.css'
import { CancelInvitation, type OpenInvitationsData, InviteRelative } from './members.operations.ts'
import { invitationsListing } from './readings.ts'
import { useAdminWords } from './words/index.ts'

const FIELDS = ['email', 'name', 'message'] as const

/** Whoever comes with this address is let in at once. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useAdminWords()
  const [error, setError] = useState<Error>()
  const requestId = useRef(newRequestId())
  const invite = useAct(InviteRelative, {
    touches: [invitationsListing.queryKey],
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: ({ inviteRelative }) => {
      onClose()
      toast({ tone: 'good', text: words.invited(inviteRelative.email) })
    },
  })
  const failure = failureOf(error, FIELDS)
  return (
    <Dialog title={words.invite} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const given = (name: string) => String(form.get(name) ?? '').trim() || null
          invite.mutate({
            email: given('email') ?? '',
            name: given('name'),
            message: given('message'),
            requestId: requestId.current,
          })
        }}
      >
        <p className={fieldStyles.hint}>{words.inviteText}</p>
        <Field
          label={words.email}
          name="email"
          type="email"
          required
          maxLength={254}
          error={failure.at('email')}
        />
        <Field label={words.name} name="name" maxLength={100} error={failure.at('name')} />
        <AreaField label={words.message} name="message" maxLength={1000} />
        <FormError text={failure.rest ?? failure.at('message')} />
        <Button look="brand" icon="send" type="submit" busy={invite.isPending}>
          {words.invite}
        </Button>
      </form>
    </Dialog>
  )
}

type Invitation = OpenInvitationsData['invitations']['items'][number]

function Row({ invitation }: { readonly invitation: Invitation }) {
  const words = useAdminWords()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const cancel = useAct(CancelInvitation, { touches: [invitationsListing.queryKey] })
  const { email, name, message, expiresAt } = invitation
  return (
    <li className={s.row}>
      <Icon name="mail" size={24} />
      <div className={s.who}>
        <strong>{name ?? email}</strong>
        {name && <span>{email}</span>}
        {message && <span className={s.said}>{message}</span>}
        <small>{words.until(formatDay(locale, expiresAt))}</small>
      </div>
      <div className={s.acts}>
        <Button onClick={() => setAsking(true)}>{words.takeBack}</Button>
      </div>
      {isAsking && (
        <Confirm
          title={words.takeBackTitle(email)}
          text={words.takeBackText}
          act={words.takeBack}
          isDanger
          onConfirm={() => cancel.mutate({ email, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

/** Those who were asked to come, and have not yet. */
export function Invitations() {
  const words = useAdminWords()
  return (
    <Listing
      list={useListing(invitationsListing)}
      height={76}
      empty={<Empty title={words.nobodyInvited} text={words.nobodyInvitedText} />}
    >
      {(items) => (
        <ul className={s.rows}>
          {items.map((invitation) => (
            <Row key={invitation.email} invitation={invitation} />
          ))}
        </ul>
      )}
    </Listing>
  )
}
