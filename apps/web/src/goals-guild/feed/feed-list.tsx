import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { queries, readAgain } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import { useListing } from '../../api/listing.ts'
import { useLive } from '../../api/live.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { useMe } from '../users/me.ts'
import { ActivityCard } from './activity-card.tsx'
import { Feed, FeedChanged } from './feed.operations.ts'
import { grouped } from './grouped.ts'
import s from './home-page.module.css'
import { feedReading } from './readings.ts'
import { useFeedWords } from './words/index.ts'

/** Nobody writes before they have read; its place is kept. */
const Composer = lazy(async () => ({ default: (await import('./composer.tsx')).Composer }))

function Nothing() {
  const words = useFeedWords()
  const action = (
    <Link to="/people" className={buttonClass('plain')}>
      {words.findPeople}
    </Link>
  )
  return <Empty title={words.empty} text={words.emptyText} action={action} />
}

/** Who has posted what the page does not show yet; nobody while the server is away. */
async function unseenActors(): Promise<string[]> {
  const known = await queries.ensureInfiniteQueryData(feedReading).catch(() => undefined)
  const newest = known && (await request(Feed, {}).catch(() => undefined))
  const shown = known?.pages.flatMap(({ myFeed }) => myFeed.items.map(({ id }) => id)) ?? []
  const unseen = newest?.myFeed.items.filter(({ id }) => !shown.includes(id)) ?? []
  return unseen.map(({ actorId }) => actorId)
}

/** What others do is told, and shown when one asks for it: nothing moves under the eyes. */
export function FeedList() {
  const words = useFeedWords()
  const me = useMe()
  const { text: given } = useSearch({ from: '/app/' })
  const [isNew, setNew] = useState(false)
  const feed = useListing(feedReading)
  const tell = (actorId: string) => {
    if (actorId === me?.id) readAgain(feedReading.queryKey)
    else setNew(true)
  }
  useLive(
    FeedChanged,
    {},
    {
      // Read anew as a whole, it would move what somebody reads already.
      onListening: () => void unseenActors().then((actors) => actors.forEach(tell)),
      onEvent: ({ feedChanged }) => tell(feedChanged.actorId),
    },
  )
  const showNews = () => {
    setNew(false)
    readAgain(feedReading.queryKey)
    scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <section aria-label={words.feed} className={s.feed}>
      <Suspense fallback={<div className={s.writing} />}>
        <Composer key={given} given={given} />
      </Suspense>
      {isNew && (
        <button type="button" className={s.news} onClick={showNews}>
          <Icon name="retry" size={16} /> {words.newPosts}
        </button>
      )}
      <Listing list={feed} height={120} empty={<Nothing />}>
        {(items) =>
          grouped(items).map((activities) => (
            <ActivityCard key={activities[0].id} activities={activities} />
          ))
        }
      </Listing>
    </section>
  )
}
