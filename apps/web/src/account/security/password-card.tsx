import { useRef, useState } from 'react'
import { newRequestId } from '../../api/act.ts'
import { readAgain } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import { isRefused } from '../../api/errors.ts'
import { renew } from '../../api/session.ts'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toasts.tsx'
import { EntranceForm } from '../entrance-form.tsx'
import { useAccountWords } from '../words/index.ts'
import { ACCOUNT } from './readings.ts'
import { ChangePassword } from './security.operations.ts'
import s from './security.module.css'
import { useSecurityWords } from './words/index.ts'

export function PasswordCard() {
  const { password: words } = useSecurityWords()
  const account = useAccountWords()
  const requestId = useRef(newRequestId())
  // A form that was sent is an empty one again.
  const [turn, setTurn] = useState(0)
  const change = async (currentPassword: string, newPassword: string) => {
    const given = { currentPassword, newPassword, requestId: requestId.current }
    await request(ChangePassword, given).catch((error: unknown) => {
      // Whose answer was lost is asked again as what it was: it may have been done.
      if (isRefused(error)) requestId.current = newRequestId()
      throw error
    })
    requestId.current = newRequestId()
    // The tokens of before are dead, this device's as well.
    await renew()
    setTurn(turn + 1)
    readAgain(ACCOUNT)
    toast({ tone: 'good', text: words.done })
  }
  return (
    <Card title={words.title}>
      <p className={s.lead}>{words.text}</p>
      <EntranceForm
        key={turn}
        fields={[
          {
            name: 'currentPassword',
            label: words.current,
            type: 'password',
            autoComplete: 'current-password',
          },
          {
            name: 'newPassword',
            label: account.newPassword,
            type: 'password',
            autoComplete: 'new-password',
            hint: account.passwordRule,
          },
        ]}
        submit={words.submit}
        onSubmit={({ currentPassword = '', newPassword = '' }) =>
          change(currentPassword, newPassword)
        }
      />
    </Card>
  )
}
