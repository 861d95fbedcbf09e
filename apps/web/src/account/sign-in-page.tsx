import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { signIn } from '../api/session.ts'
import { Button } from '../ui/button.tsx'
import { demoPeopleHere } from './demo.ts'
import { Entrance } from './entrance.tsx'
import { EntranceForm } from './entrance-form.tsx'
import s from './entrance.module.css'
import { useAccountWords } from './words/index.ts'

/** A link may say anything: only this server's own pages are gone on to. */
const isOurs = (from: string): boolean =>
  from.startsWith('/') && new URL(from, location.origin).origin === location.origin

export function SignInPage() {
  const words = useAccountWords()
  const navigate = useNavigate()
  const { from = '' } = useSearch({ strict: false })
  const enter = async (email: string, password: string) => {
    await signIn(email, password)
    if (isOurs(from)) location.replace(from)
    else await navigate({ to: '/', replace: true })
  }
  const [demo] = demoPeopleHere
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
      {demo && (
        <Button wide className={s.demo} onClick={() => void enter(demo.email, demo.password)}>
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
