import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgain } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { useMe } from '../users/me.ts'
import { ActivityCard } from './activity-card.tsx'
import { Composer } from './composer.tsx'
import { FeedChanged } from './feed.operations.ts'
import { grouped } from './grouped.ts'
import s from './home-page.module.css'
import { feedReading } from './readings.ts'
import { useFeedWords } from './words/index.ts'

/** What others do is told, and shown when one asks for it: nothing moves under the eyes. */
export function FeedList() {
  const words = useFeedWords()
  const common = useCommon()
  const me = useMe()
  const [isNew, setNew] = useState(false)
  const feed = useInfiniteQuery(feedReading)
  useLive(FeedChanged, {}, ({ feedChanged }) => {
    if (feedChanged.actorId === me?.id) readAgain(feedReading.queryKey)
    else setNew(true)
  })
  const items = feed.data?.pages.flatMap(({ myFeed }) => myFeed.items) ?? []
  const showNews = () => {
    setNew(false)
    readAgain(feedReading.queryKey)
    scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <section aria-label={words.feed} className={s.feed}>
      <Composer />
      {isNew && (
        <button type="button" className={s.news} onClick={showNews}>
          <Icon name="retry" size={16} /> {words.newPosts}
        </button>
      )}
      {feed.isPending && (
        <Card>
          <Skeleton lines={5} />
        </Card>
      )}
      {feed.isError && <Trouble onRetry={() => void feed.refetch()} />}
      {feed.data && items.length === 0 && <Empty title={words.empty} text={words.emptyText} />}
      {grouped(items).map((activities) => (
        <ActivityCard key={activities[0].id} activities={activities} />
      ))}
      {feed.hasNextPage && (
        <Button onClick={() => void feed.fetchNextPage()} busy={feed.isFetchingNextPage}>
          {common.more}
        </Button>
      )}
    </section>
  )
}
