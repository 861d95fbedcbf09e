import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Entrance } from '../../account/entrance.tsx'
import { newRequestId, useAct } from '../../api/act.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { isIn } from '../app-route.tsx'
import { failureOf, FormError } from '../../ui/form-error.tsx'
import { To } from '../../shell/nav.tsx'
import { meReading } from '../users/me.ts'
import type { OwnProfile } from '../users/users.operations.ts'
import { ContactAdmins } from './contact.operations.ts'
import { useContactWords } from './words/index.ts'

const FIELDS = ['name', 'email', 'message'] as const
const MAX = { name: 100, email: 254, message: 5000 } as const

/** Who one is, where that is known: nobody has to be in to write. */
function useWho() {
  const [isKnown, setKnown] = useState<boolean>()
  useEffect(() => {
    void isIn().then(setKnown)
  }, [])
  const { data, isPending } = useQuery({ ...meReading, enabled: isKnown === true })
  return { isReady: isKnown === false || (isKnown === true && !isPending), me: data?.me }
}

interface ContactFormProps {
  readonly me: OwnProfile | null | undefined
  readonly onSent: () => void
}

function ContactForm({ me, onSent }: ContactFormProps) {
  const words = useContactWords()
  const [error, setError] = useState<Error>()
  const requestId = useRef(newRequestId())
  const send = useAct(ContactAdmins, {
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: onSent,
  })
  const failure = failureOf(error, FIELDS)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const given = (name: (typeof FIELDS)[number]) => String(form.get(name) ?? '').trim()
        send.mutate({
          name: given('name'),
          email: given('email'),
          message: given('message'),
          requestId: requestId.current,
        })
      }}
    >
      <Field
        label={words.name}
        name="name"
        required
        maxLength={MAX.name}
        autoComplete="name"
        defaultValue={me?.displayName}
        error={failure.at('name')}
      />
      <Field
        label={words.email}
        hint={words.emailHint}
        name="email"
        type="email"
        required
        maxLength={MAX.email}
        autoComplete="email"
        defaultValue={me?.email}
        error={failure.at('email')}
      />
      <AreaField
        label={words.message}
        name="message"
        rows={6}
        required
        maxLength={MAX.message}
        aria-invalid={failure.at('message') ? true : undefined}
      />
      {failure.at('message') && <p className={fieldStyles.error}>{failure.at('message')}</p>}
      <FormError text={failure.rest} />
      <Button look="brand" type="submit" wide busy={send.isPending}>
        {words.send}
      </Button>
    </form>
  )
}

/** A word to those who look after the letters. */
export function ContactPage() {
  const words = useContactWords()
  const common = useCommon()
  const { isReady, me } = useWho()
  const [isSent, setSent] = useState(false)
  return (
    <Entrance title={isSent ? words.sent : words.title} lead={isSent ? words.sentText : words.lead}>
      {isReady && !isSent && <ContactForm me={me} onSent={() => setSent(true)} />}
      <p>
        <To to="/" className={buttonClass('quiet')}>
          {common.back}
        </To>
      </p>
      <Toasts />
    </Entrance>
  )
}
