import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { readAgain } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { useMe } from '../users/me.ts'
import { ActivityCard } from './activity-card.tsx'
import { FeedChanged } from './feed.operations.ts'
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

/** What others do is told, and shown when one asks for it: nothing moves under the eyes. */
export function FeedList() {
  const words = useFeedWords()
  const me = useMe()
  const [isNew, setNew] = useState(false)
  const feed = useInfiniteQuery(feedReading)
  useLive(FeedChanged, {}, ({ feedChanged }) => {
    if (feedChanged.actorId === me?.id) readAgain(feedReading.queryKey)
    else setNew(true)
  })
  const items = feed.data?.pages.flatMap(({ myFeed }) => myFeed.items)
  const showNews = () => {
    setNew(false)
    readAgain(feedReading.queryKey)
    scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <section aria-label={words.feed} className={s.feed}>
      <Suspense fallback={<div className={s.writing} />}>
        <Composer />
      </Suspense>
      {isNew && (
        <button type="button" className={s.news} onClick={showNews}>
          <Icon name="retry" size={16} /> {words.newPosts}
        </button>
      )}
      <Listing list={feed} count={items?.length} height={120} empty={<Nothing />}>
        {grouped(items ?? []).map((activities) => (
          <ActivityCard key={activities[0].id} activities={activities} />
        ))}
      </Listing>
    </section>
  )
}
