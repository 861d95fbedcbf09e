import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../ui/icons.tsx'
import { Ago } from '../../ui/time.tsx'
import { pageStyles } from '../kit/page.tsx'
import { To } from '../../shell/nav.tsx'
import type { WholeLetter } from './letter.operations.ts'
import s from './letter-side.module.css'
import { useNames } from '../users/use-names.ts'
import { versionsReading } from './versions/readings.ts'
import { useLettersWords } from './words/index.ts'

const SHOWN = 3

/** The way to the paper itself. */
function Original({ url }: { readonly url: string }) {
  const words = useLettersWords()
  return (
    <a href={url} target="_blank" rel="noopener" className={s.original}>
      <span className={s.paper} aria-hidden="true">
        <svg viewBox="0 0 120 78" preserveAspectRatio="xMidYMid slice">
          <path
            d="M14 14h34M72 10h34M14 26h90M14 34h84M14 42h92M14 50h60M14 62h88M14 70h70"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
      </span>
      <span className={s.name}>
        <Icon name="image" size={16} /> {words.original}
      </span>
    </a>
  )
}

interface SideProps {
  readonly letter: WholeLetter
}

/** Who has written it down, and how often it was corrected since. */
function Versions({ letter }: SideProps) {
  const words = useLettersWords()
  const nameOf = useNames()
  const { id, versionCount, updatedAt, updatedBy } = letter
  const isOld = versionCount > 1
  const { data } = useQuery({ ...versionsReading(id), enabled: isOld })
  const former = data?.letterVersions.items.slice(0, SHOWN - 1) ?? []
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className={s.heading}>
        {words.versions}
      </h2>
      <ol className={s.versions}>
        <li data-now="">
          <b>{nameOf(updatedBy)}</b> <Ago time={updatedAt} />
          {isOld && (
            <To to={`/letters/${id}/compare`} asked={{ a: former[0]?.timestamp }} className={s.act}>
              {words.compare}
            </To>
          )}
        </li>
        {former.map(({ timestamp, updatedBy: by }) => (
          <li key={timestamp}>
            <b>{nameOf(by)}</b> <Ago time={timestamp} />
          </li>
        ))}
      </ol>
      {versionCount > SHOWN && (
        <To to={`/letters/${id}/versions`} className={pageStyles.link}>
          {words.allVersions(versionCount)}
        </To>
      )}
    </section>
  )
}

/** Above the notes: the paper. */
export const LetterOriginal = ({ letter: { scanUrl } }: SideProps) =>
  scanUrl === null ? null : <Original url={scanUrl} />

/** Below the notes: whom it is about, and what became of it. */
export function LetterFacts({ letter }: SideProps) {
  const words = useLettersWords()
  return (
    <>
      {letter.about.length > 0 && (
        <section aria-labelledby="about">
          <h2 id="about" className={s.heading}>
            {words.about}
          </h2>
          <ul className={s.people}>
            {letter.about.map(({ id, name }) => (
              <li key={id}>
                <To to={`/people/${id}`} className={pageStyles.link}>
                  {name}
                </To>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Versions letter={letter} />
    </>
  )
}
