import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { ApiError } from '../../api/errors.ts'
import { Empty } from '../../ui/empty.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Missing } from '../frame/missing.tsx'
import { startupPlaces } from '../frame/places.ts'
import { useFrameWords } from '../frame/words/index.ts'
import { To, usePart } from '../../shell/nav.tsx'
import { startupReading } from './readings.ts'
import s from './startup-area.module.css'
import { useStartupLive } from './use-startup-live.ts'
import { useStartupsWords } from './words/index.ts'

/** On phones the parts of the area stand above each of them; else the column at the side has them. */
function Parts({ startupId }: { readonly startupId: string }) {
  const words = useFrameWords()
  const { overview } = useStartupsWords()
  return (
    <div className={s.parts}>
      <Segments label={overview}>
        {startupPlaces(startupId).map(({ to, name }) => (
          <To key={to} to={to}>
            {words.nav[name]}
          </To>
        ))}
      </Segments>
    </div>
  )
}

/** Around what a founder works with; what others do meanwhile comes to its place. */
export function StartupArea() {
  const startupId = usePart('startupId')
  const words = useStartupsWords()
  const { data, error, refetch } = useQuery(startupReading(startupId))
  const isDeck = useLocation({ select: ({ pathname }) => pathname.endsWith('/deck') })
  const isOwner = data?.startup.sight === 'OWNER'
  useStartupLive(isOwner ? startupId : undefined)
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <Missing />
  if (!data)
    return error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={6} height={48} />
  // The deck is shown to whom it was opened; the server decides.
  if (!isOwner && !isDeck) return <Empty isPage title={words.refused} text={words.refusedText} />
  return (
    <div className={s.area}>
      {isOwner && <Parts startupId={startupId} />}
      <Outlet />
    </div>
  )
}
