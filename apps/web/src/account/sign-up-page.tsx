import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { newRequestId } from '../api/act.ts'
import { request } from '../api/client.ts'
import { SignUp } from './account.operations.ts'
import { Entrance } from './entrance.tsx'
import { EntranceForm } from './entrance-form.tsx'
import s from './entrance.module.css'
import { useAccountWords } from './words/index.ts'

export function SignUpPage() {
  const words = useAccountWords()
  const navigate = useNavigate()
  const requestId = useRef(newRequestId())
  const join = async (email: string, password: string) => {
    await request(SignUp, { email, password, requestId: requestId.current })
    requestId.current = newRequestId()
    await navigate({ to: '/verify', search: { email } })
  }
  return (
    <Entrance title={words.signUp.title} lead={words.signUp.lead}>
      <EntranceForm
        fields={[
          { name: 'email', label: words.email, type: 'email', autoComplete: 'username' },
          {
            name: 'password',
            label: words.password,
            type: 'password',
            autoComplete: 'new-password',
            hint: words.passwordRule,
          },
        ]}
        submit={words.signUp.submit}
        onSubmit={({ email = '', password = '' }) => join(email, password)}
      />
      <div className={s.links}>
        <Link to="/sign-in" className={s.link}>
          {words.signUp.known}
        </Link>
      </div>
    </Entrance>
  )
}
