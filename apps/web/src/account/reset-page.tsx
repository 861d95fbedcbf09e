import { useNavigate, useSearch } from '@tanstack/react-router'
import { newRequestId } from '../api/act.ts'
import { request } from '../api/client.ts'
import { signIn } from '../api/session.ts'
import { ResetPassword } from './account.operations.ts'
import { Entrance } from './entrance.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { useAccountWords } from './words/index.ts'

export function ResetPage() {
  const words = useAccountWords()
  const navigate = useNavigate()
  const { token } = useSearch({ strict: false })
  const reset = async (code: string, newPassword: string) => {
    const variables = { token: code.trim(), newPassword, requestId: newRequestId() }
    const { resetPassword } = await request(ResetPassword, variables)
    await signIn(resetPassword.email, newPassword)
    await navigate({ to: '/', replace: true })
  }
  return (
    <Entrance title={words.reset.title} lead={words.reset.lead}>
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
            name: 'newPassword',
            label: words.newPassword,
            type: 'password',
            autoComplete: 'new-password',
            hint: words.passwordRule,
          },
        ]}
        submit={words.reset.submit}
        onSubmit={({ token: code = '', newPassword = '' }) => reset(code, newPassword)}
      />
    </Entrance>
  )
}
