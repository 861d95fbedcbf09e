import { Entrance } from '../../../account/entrance.tsx'
import { Toasts } from '../../../ui/toasts.tsx'
import { oneOf, useAsked, useGo } from '../../../shell/nav.tsx'
import { FamilyStep } from './family-step.tsx'
import { LetterStep } from './letter-step.tsx'
import { NameStep } from './name-step.tsx'
import { WelcomeProgress } from './welcome-progress.tsx'
import { useWelcomeWords } from './words/index.ts'

/** Somebody has an account, and is new here: a name, how they belong here, and a letter. */
export function WelcomePage() {
  const words = useWelcomeWords()
  const go = useGo()
  const step = oneOf(['family', 'letter'], useAsked()['step']) ?? 'name'
  // Who was invited is in at once, others wait: the way in decides.
  const goOn = (next: 'family' | 'letter') => () =>
    go('/welcome', { asked: { step: next }, replace: true })
  if (step === 'letter')
    return (
      <>
        <LetterStep />
        <Toasts />
      </>
    )
  const { title, lead } = words.asks[step]
  return (
    <Entrance key={step} title={title} lead={lead}>
      <WelcomeProgress step={step} />
      {step === 'name' ? (
        <NameStep onDone={goOn('family')} />
      ) : (
        <FamilyStep onDone={goOn('letter')} />
      )}
      <Toasts />
    </Entrance>
  )
}
