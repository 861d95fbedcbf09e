import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Entrance } from '../../../account/entrance.tsx'
import { Toasts } from '../../../ui/toasts.tsx'
import { useUsersWords } from '../words/index.ts'
import { InterestsStep } from './interests-step.tsx'
import { NameStep } from './name-step.tsx'
import { PeopleStep } from './people-step.tsx'
import s from './welcome-page.module.css'
import { WELCOME_STEPS, type WelcomeStep } from './welcome-steps.ts'

function Progress({ step }: { readonly step: WelcomeStep }) {
  const { welcome } = useUsersWords()
  const place = WELCOME_STEPS.indexOf(step) + 1
  return (
    <p className={s.progress}>
      {WELCOME_STEPS.map((one, at) => (
        <i key={one} data-done={at < place || undefined} />
      ))}
      <span>{welcome.step(place, WELCOME_STEPS.length)}</span>
    </p>
  )
}

/** Somebody has an account, and is new here: a name, what they care about, whom they follow. */
export function WelcomePage() {
  const { welcome } = useUsersWords()
  const navigate = useNavigate()
  const { step = 'name' } = useSearch({ from: '/welcome' })
  const go = (next: WelcomeStep) => () =>
    void navigate({ to: '/welcome', search: { step: next }, replace: true })
  const { title, lead } = welcome[step]
  return (
    <Entrance key={step} title={title} lead={lead}>
      <Progress step={step} />
      {step === 'name' && <NameStep onDone={go('interests')} />}
      {step === 'interests' && <InterestsStep onDone={go('people')} />}
      {step === 'people' && (
        <PeopleStep
          onDone={() => void navigate({ to: '/goals/new', search: { first: true }, replace: true })}
        />
      )}
      {step !== 'name' && (
        <Link to="/" className={s.later}>
          {welcome.later}
        </Link>
      )}
      <Toasts />
    </Entrance>
  )
}
