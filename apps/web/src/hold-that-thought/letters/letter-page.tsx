import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queries, readAgain, readOnceMore } from '../../api/cache.ts'
import { ApiError } from '../../api/errors.ts'
import { useLive } from '../../api/live.ts'
import { useLocale } from '../../i18n/language.ts'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/title.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Margin } from '../comments/margin.tsx'
import { Missing } from '../frame/missing.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { formatWhen } from '../kit/when.ts'
import { To, useGo, usePart } from '../../shell/nav.tsx'
import { useReadingMode } from '../reader.ts'
import { LetterBar } from './letter-bar.tsx'
import { LetterHead } from './letter-head.tsx'
import { LetterNews } from './letter-news.tsx'
import { LetterChanged, type LetterData } from './letter.operations.ts'
import s from './letter-page.module.css'
import { LetterFacts, LetterOriginal } from './letter-side.tsx'
import { letterKey, letterReading } from './readings.ts'
import { LetterText } from './text/letter-text.tsx'
import { useHeld } from './use-held.ts'
import { useLettersWords } from './words/index.ts'

type Shown = LetterData['letter']

function Neighbours({ letter: { previous, next } }: { readonly letter: Shown }) {
  const words = useLettersWords()
  const locale = useLocale()
  return (
    <nav className={s.neighbours} aria-label={words.neighbours}>
      {previous && (
        <To to={`/letters/${previous.id}`} title={previous.title} rel="prev">
          <Icon name="back" size={18} />
          <span>
            <small>{formatWhen(locale, previous)}</small>
            {previous.title}
          </span>
        </To>
      )}
      {next && (
        <To to={`/letters/${next.id}`} title={next.title} rel="next" data-next="">
          <span>
            <small>{formatWhen(locale, next)}</small>
            {next.title}
          </span>
          <Icon name="back" size={18} />
        </To>
      )}
    </nav>
  )
}

/** What can be done with keys alone; the arrows turn pages. */
function useLetterKeys({ id, previous, next }: Shown, onComment: () => void): void {
  const go = useGo()
  const { isReading, setReading } = useReadingMode()
  const turnTo = (other: { readonly id: string } | null) => other && go(`/letters/${other.id}`)
  useShortcuts({
    ArrowLeft: () => void turnTo(previous),
    ArrowRight: () => void turnTo(next),
    e: () => go(`/letters/${id}/edit`),
    c: onComment,
    p: () => print(),
    r: () => setReading(!isReading),
    ...(isReading && { Escape: () => setReading(false) }),
  })
}

/** Corrections and its deletion are read as they are made. */
function useLetterLive(letterId: string): void {
  const key = letterKey(letterId)
  useLive(
    LetterChanged,
    { letterId },
    { onListening: () => readOnceMore(key), onEvent: () => readAgain(key) },
  )
}

interface LetterProps {
  /** As it is now. */
  readonly now: Shown
  /** It was read just now, and is not only remembered. */
  readonly isFresh: boolean
  readonly isGone: boolean
}

function Letter({ now, isFresh, isGone }: LetterProps) {
  const words = useLettersWords()
  const text = useRef<HTMLDivElement>(null)
  const { isReading } = useReadingMode()
  const [asked, setAsked] = useState(0)
  const { held: letter, isOther, take } = useHeld(now, isFresh)
  useLetterLive(letter.id)
  useTitle(letter.title)
  useLetterKeys(letter, () => setAsked((count) => count + 1))
  useEffect(() => {
    // So that the next page is there when somebody turns to it.
    for (const other of [letter.next, letter.previous])
      if (other) void queries.prefetchQuery(letterReading(other.id))
  }, [letter.next, letter.previous])
  return (
    <div className={s.page}>
      <div className={s.middle}>
        <LetterBar letter={letter} />
        <Sheet head={<LetterHead letter={letter} />}>
          {letter.description !== null && <p className={s.about}>{letter.description}</p>}
          <div ref={text}>
            <LetterText content={letter.content} />
          </div>
        </Sheet>
        {letter.tags.length > 0 && (
          <ul className={s.tags} aria-label={words.tags}>
            {letter.tags.map((tag) => (
              <li key={tag}>
                <To to="/letters" asked={{ tag }}>
                  #{tag}
                </To>
              </li>
            ))}
          </ul>
        )}
        <Neighbours letter={letter} />
      </div>
      {!isReading && (
        <aside className={s.margin} aria-label={words.margin}>
          <LetterOriginal letter={letter} />
          <Margin itemId={letter.id} text={text} asked={asked} />
          <LetterFacts letter={letter} />
        </aside>
      )}
      <LetterNews now={now} isOther={isOther} isGone={isGone} onTake={take} />
    </div>
  )
}

/** A letter on its sheet, with what others remember in its margin. */
export function LetterPage() {
  const words = useLettersWords()
  const letterId = usePart('letterId')
  const { data, error, isStale, refetch } = useQuery(letterReading(letterId))
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
  useTitle(data ? undefined : words.title)
  if (data) return <Letter key={letterId} now={data.letter} isFresh={!isStale} isGone={isGone} />
  if (isGone) return <Missing />
  if (error) return <Trouble isPage onRetry={() => void refetch()} />
  return (
    <div className={s.page}>
      <div className={s.middle}>
        <Sheet>
          <Skeleton lines={9} height={26} />
        </Sheet>
      </div>
    </div>
  )
}
