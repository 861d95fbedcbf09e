import { useNavigate } from '@tanstack/react-router'
import { newRequestId } from '../api/act.ts'
import { request } from '../api/client.ts'
import { RequestPasswordReset } from './account.operations.ts'
import { Entrance } from './entrance.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { useAccountWords } from './words/index.ts'

export function ForgotPage() {
  const words = useAccountWords()
  const navigate = useNavigate()
  const ask = async (email: string) => {
    await request(RequestPasswordReset, { email, requestId: newRequestId() })
    await navigate({ to: '/reset' })
  }
  return (
    <Entrance title={words.forgot.title} lead={words.forgot.lead}>
      <EntranceForm
        fields={[{ name: 'email', label: words.email, type: 'email', autoComplete: 'username' }]}
        submit={words.forgot.submit}
        onSubmit={({ email = '' }) => ask(email)}
      />
    </Entrance>
  )
}
