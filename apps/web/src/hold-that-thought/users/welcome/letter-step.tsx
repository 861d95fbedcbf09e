import { useQuery } from '@tanstack/react-query'
import { reading } from '../../../api/cache.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Title } from '../../../ui/title.tsx'
import { Trouble } from '../../../ui/trouble.tsx'
import { To } from '../../../shell/nav.tsx'
import { LetterMark } from '../../kit/letter-mark.tsx'
import { Sheet, sheetStyles } from '../../kit/sheet.tsx'
import { Stamp } from '../../kit/stamp.tsx'
import { PeopleLine } from '../../letters/people-line.tsx'
import { LETTERS } from '../../letters/readings.ts'
import { beginningOf } from '../../letters/text/beginning.ts'
import { LetterText } from '../../letters/text/letter-text.tsx'
import { useMe } from '../me.ts'
import { useLetIn } from './use-let-in.ts'
import { WelcomeProgress } from './welcome-progress.tsx'
import { LetterToBeginWith, type LetterToBeginWithData } from './welcome.operations.ts'
import s from './welcome-page.module.css'
import { useWelcomeWords } from './words/index.ts'

type First = LetterToBeginWithData['letters']['items'][number]

function Opened({ letter }: { readonly letter: First }) {
  return (
    <Sheet
      head={
        <>
          <div className={sheetStyles.names}>
            <h2 className={s.title} dir="auto">
              {letter.title}
            </h2>
            <p>
              <PeopleLine letter={letter} isPlain />
            </p>
          </div>
          <Stamp when={letter} />
        </>
      }
    >
      <div className={s.clip}>
        <LetterText content={beginningOf(letter.content)} />
      </div>
    </Sheet>
  )
}

/** Somebody is in: with the letter that everything begins with. */
export function LetterStep() {
  const words = useWelcomeWords()
  const me = useMe()
  useLetIn()
  const { data, error, refetch } = useQuery(reading([...LETTERS, 'first'], LetterToBeginWith, {}))
  const letter = data?.letters.items[0]
  const isEmpty = data !== undefined && !letter
  return (
    <main className={s.page}>
      <p className={s.brand}>
        <LetterMark size={30} /> HoldThatThought
      </p>
      <header className={s.head}>
        <WelcomeProgress step="letter" />
        <Title>{words.welcome(me?.displayName ?? '')}</Title>
        <p className={s.lead}>{isEmpty ? words.emptyBox : words.begin}</p>
      </header>
      {letter && <Opened letter={letter} />}
      {!data && (error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
      {/* Below the letter, where it stays. */}
      {(data || error) && (
        <div className={s.ways}>
          {letter && (
            <To to={`/letters/${letter.id}`} className={buttonClass('brand')}>
              {words.readIt}
            </To>
          )}
          {isEmpty && (
            <To to="/drafts/new" className={buttonClass('brand')}>
              {words.bringOne}
            </To>
          )}
          <To to="/" className={buttonClass('plain')}>
            {words.lookAround}
          </To>
        </div>
      )}
    </main>
  )
}
