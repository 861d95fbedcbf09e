import s from './welcome-page.module.css'
import { useWelcomeWords } from './words/index.ts'

const STEPS = ['name', 'family', 'letter'] as const
export type WelcomeStep = (typeof STEPS)[number]

/** Which of the three it is. */
export function WelcomeProgress({ step }: { readonly step: WelcomeStep }) {
  const words = useWelcomeWords()
  const place = STEPS.indexOf(step) + 1
  return (
    <p className={s.progress}>
      {STEPS.map((one, at) => (
        <i key={one} data-done={at < place || undefined} />
      ))}
      <span>{words.step(place, STEPS.length)}</span>
    </p>
  )
}
