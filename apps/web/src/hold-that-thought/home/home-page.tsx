import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { LettersPending } from '../frame/pending.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { LetterRows } from '../letters/letter-rows.tsx'
import { NewLetters } from '../letters/new-letters.tsx'
import { type Asked, To } from '../../shell/nav.tsx'
import { FoundRow } from '../search/found-row.tsx'
import { useMe } from '../users/me.ts'
import { useWelcomeFirst } from '../users/welcome/use-let-in.ts'
import { Drafts } from './drafts.tsx'
import { FirstLetter } from './first-letter.tsx'
import type { HomeData } from './home.operations.ts'
import s from './home-page.module.css'
import { Photograph } from './photograph.tsx'
import { localDay } from './pick.ts'
import { homeReading } from './readings.ts'
import { useHomeWords } from './words/index.ts'

interface PartProps {
  readonly title: string
  readonly to: string
  readonly asked?: Asked
  readonly all: string
  readonly children: ReactNode
}

function Part({ title, to, asked, all, children }: PartProps) {
  return (
    <section className={s.part} aria-label={title}>
      <header className={pageStyles.part}>
        <h2>{title}</h2>
        <To to={to} asked={asked} className={pageStyles.link}>
          {all}
        </To>
      </header>
      {children}
    </section>
  )
}

/** Nobody has brought anything yet: the first steps. */
function Beginning() {
  const words = useHomeWords()
  return (
    <section className={s.beginning}>
      <h2>{words.beginning}</h2>
      <p>{words.beginningText}</p>
      <div className={pageStyles.row}>
        <To to="/drafts/new" className={buttonClass('brand')}>
          <Icon name="plus" size={18} /> {words.scan}
        </To>
        <To to="/letters/new" className={buttonClass('plain')}>
          {words.writeDown}
        </To>
      </div>
    </section>
  )
}

function Lately({ home, day }: { readonly home: HomeData; readonly day: string }) {
  const words = useHomeWords()
  const { letterOfDay, letters, drafts, gallery, searchArchive } = home
  return (
    <div className={s.columns}>
      <div className={s.column}>
        <FirstLetter day={day} first={letterOfDay} />
        <Part title={words.newest} to="/letters" all={words.allLetters}>
          <LetterRows letters={letters.items} />
        </Part>
      </div>
      <div className={s.column}>
        <Photograph pictures={gallery.items} />
        {drafts.items.length > 0 && (
          <Part title={words.drafts} to="/drafts" all={words.allDrafts}>
            <Drafts drafts={drafts.items} />
          </Part>
        )}
        {searchArchive.items.length > 0 && (
          <Part title={words.notes} to="/search" asked={{ kind: 'comment' }} all={words.allNotes}>
            <ul>
              {searchArchive.items.map((hit) => (
                <FoundRow key={hit.comment?.id} hit={hit} />
              ))}
            </ul>
          </Part>
        )}
      </div>
    </div>
  )
}

/** What somebody sees first: a letter, and what happened since. */
export function HomePage() {
  const words = useHomeWords()
  const me = useMe()
  const day = localDay()
  const { data: home, error, refetch } = useQuery(homeReading(day))
  if (useWelcomeFirst()) return <LettersPending />
  return (
    <Page title={words.title(me?.displayName ?? '')} lead={words.lead}>
      {home && (home.letters.items.length > 0 ? <Lately home={home} day={day} /> : <Beginning />)}
      {!home && error && <Trouble onRetry={() => void refetch()} />}
      {!home && !error && (
        <div className={s.columns}>
          <Skeleton lines={1} height={420} />
          <Skeleton lines={1} height={280} />
        </div>
      )}
      <NewLetters shown={home?.letters.items ?? []} />
    </Page>
  )
}
