import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { newRequestId } from '../../api/act.ts'
import { readAgain } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import { renew } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toasts.tsx'
import { EntranceForm } from '../entrance-form.tsx'
import { useAccountWords } from '../words/index.ts'
import { ACCOUNT, sessionsListing } from './readings.ts'
import { ConfirmEmailChange, RequestEmailChange } from './security.operations.ts'
import s from './security.module.css'
import { useSecurityWords } from './words/index.ts'

interface Step {
  readonly onDone: (email?: string) => void
}

function AskForCode({ onDone }: Step) {
  const { email: words } = useSecurityWords()
  const account = useAccountWords()
  const ask = async (newEmail: string, password: string) => {
    await request(RequestEmailChange, { newEmail, password, requestId: newRequestId() })
    onDone(newEmail)
  }
  return (
    <EntranceForm
      fields={[
        { name: 'newEmail', label: words.next, type: 'email', autoComplete: 'email' },
        {
          name: 'password',
          label: account.password,
          type: 'password',
          autoComplete: 'current-password',
          hint: words.why,
        },
      ]}
      submit={words.submit}
      onSubmit={({ newEmail = '', password = '' }) => ask(newEmail, password)}
    />
  )
}

interface Waiting {
  /** Where the code went, where it is known. */
  readonly email?: string
  /** The code itself, for whoever comes by the link of the mail. */
  readonly token?: string | undefined
}

function GiveCode({ email, token: given, onDone }: Step & Waiting) {
  const { email: words } = useSecurityWords()
  const account = useAccountWords()
  const confirm = async (token: string) => {
    await request(ConfirmEmailChange, { token: token.trim(), requestId: newRequestId() })
    // Its address is in the token.
    await renew()
    readAgain(ACCOUNT, ['me'])
    toast({ tone: 'good', text: words.done })
    onDone()
  }
  return (
    <>
      <p className={s.sent}>{email === undefined ? words.linked : words.sent(email)}</p>
      <EntranceForm
        fields={[
          {
            name: 'token',
            label: account.code,
            type: 'text',
            autoComplete: 'one-time-code',
            value: given,
          },
        ]}
        submit={words.confirm}
        onSubmit={({ token = '' }) => confirm(token)}
      >
        <Button look="quiet" wide onClick={() => onDone()}>
          {words.other}
        </Button>
      </EntranceForm>
    </>
  )
}

/** The new address has to answer before it counts. */
export function EmailCard() {
  const { email: words } = useSecurityWords()
  const { pageOf: _, ...reading } = sessionsListing
  const { data } = useInfiniteQuery(reading)
  const navigate = useNavigate()
  const { token } = useSearch({ strict: false })
  const [waiting, setWaiting] = useState<Waiting | undefined>(
    token === undefined ? undefined : { token },
  )
  const ended = () => {
    setWaiting(undefined)
    // A code that was used is no address to come back to.
    if (token !== undefined) void navigate({ to: '.', search: {}, replace: true })
  }
  return (
    <Card title={words.title}>
      <p className={s.lead}>{words.text(data?.pages[0]?.me?.email ?? '…')}</p>
      {waiting === undefined ? (
        <AskForCode onDone={(email = '') => setWaiting({ email })} />
      ) : (
        <GiveCode {...waiting} onDone={ended} />
      )}
    </Card>
  )
}
