import { Link, useNavigate } from '@tanstack/react-router'
import { signIn } from '../api/session.ts'
import { Button } from '../ui/button.tsx'
import { Entrance } from './entrance.tsx'
import { EntranceForm } from './entrance-form.tsx'
import s from './entrance.module.css'
import { useAccountWords } from './words/index.ts'

/** In development the server names somebody to look around as. */
const demo = document.querySelector<HTMLMetaElement>('meta[name=demo]')?.content.split('|') ?? []

export function SignInPage() {
  const words = useAccountWords()
  const navigate = useNavigate()
  const enter = async (email: string, password: string) => {
    await signIn(email, password)
    await navigate({ to: '/', replace: true })
  }
  const [demoEmail, demoPassword] = demo
  return (
    <Entrance title={words.signIn.title}>
      <EntranceForm
        fields={[
          { name: 'email', label: words.email, type: 'email', autoComplete: 'username' },
          {
            name: 'password',
            label: words.password,
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
        submit={words.signIn.submit}
        onSubmit={({ email = '', password = '' }) => enter(email, password)}
      />
      {demoEmail && demoPassword && (
        <Button wide className={s.demo} onClick={() => void enter(demoEmail, demoPassword)}>
          {words.signIn.demo}
        </Button>
      )}
      <div className={s.links}>
        <Link to="/forgot" className={s.link}>
          {words.signIn.forgot}
        </Link>
        <Link to="/sign-up" className={s.link}>
          {words.signIn.join}
        </Link>
      </div>
    </Entrance>
  )
}
