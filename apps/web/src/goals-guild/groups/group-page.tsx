import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useParams } from '@tanstack/react-router'
import { ApiError } from '../../api/errors.ts'
import { useListing } from '../../api/listing.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Empty } from '../../ui/empty.tsx'
import { SegmentCount, Segments } from '../../ui/segments.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { isOpenTo } from './access.ts'
import { GroupHead } from './group-head.tsx'
import s from './group-page.module.css'
import type { GroupFields } from './groups.operations.ts'
import { groupReading, requestsOfListing } from './readings.ts'
import { useGroupLive } from './use-group-live.ts'
import { useGroupsWords } from './words/index.ts'

const isInCharge = ({ myRole }: GroupFields) => myRole === 'owner' || myRole === 'admin'

function Waiting({ groupId }: { readonly groupId: string }) {
  return <SegmentCount count={useListing(requestsOfListing(groupId)).items?.length ?? 0} />
}

function Tabs({ group }: { readonly group: GroupFields }) {
  const words = useGroupsWords()
  const tabs = [
    { to: '/groups/$groupId', name: words.tabs.feed, isShown: group.myRole !== null },
    { to: '/groups/$groupId/goals', name: words.tabs.goals, isShown: isOpenTo(group) },
    {
      to: '/groups/$groupId/members',
      name: words.tabs.members,
      isShown: isOpenTo(group),
    },
    { to: '/groups/$groupId/board', name: words.tabs.board, isShown: group.myRole !== null },
    { to: '/groups/$groupId/settings', name: words.tabs.settings, isShown: isInCharge(group) },
  ] as const
  return (
    <Segments label={group.name}>
      {tabs
        .filter(({ isShown }) => isShown)
        .map(({ to, name }) => (
          <Link
            key={to}
            to={to}
            params={{ groupId: group.id }}
            replace
            activeOptions={{ exact: true }}
            activeProps={{ 'aria-current': 'page' }}
          >
            {name}
            {to === '/groups/$groupId/members' && isInCharge(group) && (
              <Waiting groupId={group.id} />
            )}
          </Link>
        ))}
    </Segments>
  )
}

export function GroupPage() {
  const { groupId } = useParams({ from: '/app/groups/$groupId' })
  const common = useCommon()
  const { data, error, refetch } = useQuery(groupReading(groupId))
  useGroupLive(groupId)
  if (error instanceof ApiError && !data)
    return <Empty isPage title={common.missing} text={common.missingText} />
  if (error && !data) return <Trouble onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={s.page}>
        <Skeleton lines={4} height={60} />
      </div>
    )
  return (
    <div className={s.page}>
      <GroupHead group={data.group} />
      {isOpenTo(data.group) && <Tabs group={data.group} />}
      <Outlet />
    </div>
  )
}
