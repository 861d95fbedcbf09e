import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Title } from '../../ui/title.tsx'
import { ActivityCard } from './activity-card.tsx'
import s from './activity-page.module.css'
import { activityReading } from './readings.ts'
import { useFeedWords } from './words/index.ts'

/** Something that somebody has done, and what is said about it: where a notification leads. */
export function ActivityPage() {
  const { activityId } = useParams({ from: '/app/activities/$activityId' })
  const words = useFeedWords()
  const common = useCommon()
  const { data, error, refetch } = useQuery(activityReading(activityId))
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return <Empty isPage title={common.missing} text={common.missingText} />
  if (error && !data) return <Trouble onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={s.page}>
        <Card>
          <Skeleton lines={5} />
        </Card>
      </div>
    )
  const { activity } = data
  return (
    <div className={s.page}>
      <Title>{words.activityOf(activity.author?.fullName ?? common.deletedUser)}</Title>
      <ActivityCard activities={[activity]} isOpenFirst />
    </div>
  )
}
