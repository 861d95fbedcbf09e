import { useListing } from '../../api/listing.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import { useAccessWords } from '../access/words/index.ts'
import { pageStyles } from '../kit/page.tsx'
import { personOf, useNameOf } from '../users/person.tsx'
import type { DeckViewsData } from './decks.operations.ts'
import { sayDuration } from './durations.ts'
import { deckViewsListing } from './readings.ts'
import s from './view-log.module.css'
import { useDecksWords } from './words/index.ts'

type Look = DeckViewsData['deckViews']['items'][number]

/** Each page that was read, and for how long: a bar is as long as its share of the longest. */
function PageTimes({ look: { viewer, pages } }: { readonly look: Look }) {
  const words = useAccessWords()
  const decks = useDecksWords()
  const name = useNameOf()
  const most = Math.max(1, ...pages.map(({ seconds }) => seconds))
  if (pages.length === 0) return <p className={pageStyles.note}>{words.noPages}</p>
  return (
    <ol className={s.pages} aria-label={words.pageTimes(name(viewer))}>
      {pages.map(({ number, seconds }) => (
        <li key={number}>
          <span>{decks.pageShort(number)}</span>
          <i aria-hidden="true">
            <b style={{ inlineSize: `${(100 * seconds) / most}%` }} />
          </i>
          <strong>{sayDuration(decks, seconds)}</strong>
        </li>
      ))}
    </ol>
  )
}

/** One look: who and when, and opened, which pages. */
function LookRow({ look }: { readonly look: Look }) {
  const words = useAccessWords()
  const decks = useDecksWords()
  const name = useNameOf()
  const { viewer, viewedAt, pages, seconds, downloadedAt } = look
  return (
    <li>
      <details className={s.look}>
        <summary>
          <Avatar person={viewer && personOf(viewer)} size={24} />
          <span className={s.name}>{name(viewer)}</span>
          <span className={s.facts}>
            <Ago time={viewedAt} />
            <span>{words.pages(pages.length)}</span>
            <span>{sayDuration(decks, seconds)}</span>
            {downloadedAt && (
              <span>
                {words.downloaded} <Ago time={downloadedAt} />
              </span>
            )}
          </span>
          <Icon name="chevron" size={15} />
        </summary>
        <PageTimes look={look} />
      </details>
    </li>
  )
}

/** Who opened the deck, when, which pages, and for how long. */
export function ViewLog({ startupId }: { readonly startupId: string }) {
  const words = useAccessWords()
  const list = useListing(deckViewsListing(startupId))
  return (
    <Card>
      <Listing list={list} empty={<p className={pageStyles.note}>{words.noLog}</p>}>
        {(looks) => (
          <ul className={s.log} aria-label={words.log}>
            {looks.map((look) => (
              <LookRow key={`${look.viewedAt} ${look.viewer?.id}`} look={look} />
            ))}
          </ul>
        )}
      </Listing>
    </Card>
  )
}
