import { useNavigate, useSearch } from '@tanstack/react-router'
import { newRequestId } from '../api/act.ts'
import { request } from '../api/client.ts'
import { signIn } from '../api/session.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'
import { ResendVerification, VerifyEmail } from './account.operations.ts'
import { Entrance } from './entrance.tsx'
import { EntranceForm } from './entrance-form.tsx'
import s from './entrance.module.css'
import { useAccountWords } from './words/index.ts'

/** On whichever device: the code proves the address, the password that it is the same person. */
export function VerifyPage() {
  const words = useAccountWords()
  const navigate = useNavigate()
  const { email = '', token } = useSearch({ strict: false })
  const confirm = async (code: string, password: string) => {
    const variables = { token: code.trim(), password, requestId: newRequestId() }
    const { verifyEmail } = await request(VerifyEmail, variables)
    await signIn(verifyEmail.email, password)
    await navigate({ to: '/welcome', replace: true })
  }
  const sendAgain = async () => {
    await request(ResendVerification, { email, requestId: newRequestId() })
    toast({ tone: 'good', text: words.verify.sent })
  }
  return (
    <Entrance title={words.verify.title} lead={words.verify.lead(email)}>
      <EntranceForm
        fields={[
          {
            name: 'token',
            label: words.code,
            type: 'text',
            autoComplete: 'one-time-code',
            value: token,
          },
          {
            name: 'password',
            label: words.password,
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
        submit={words.verify.submit}
        onSubmit={({ token: code = '', password = '' }) => confirm(code, password)}
      />
      {email !== '' && (
        <Button wide look="quiet" className={s.demo} onClick={() => void sendAgain()}>
          {words.verify.again}
        </Button>
      )}
    </Entrance>
  )
}
