import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../api/errors.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Title } from '../../ui/title.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Missing } from '../frame/missing.tsx'
import { pageStyles } from '../kit/page.tsx'
import { useGo, usePart } from '../../shell/nav.tsx'
import { MemberCard } from '../person/member-card.tsx'
import s from '../person/person.module.css'
import { memberReading } from '../person/readings.ts'
import { personOf } from '../users/person.ts'

/** Somebody who reads here and is nobody in the tree yet; whoever is has their page there. */
export function MemberPage() {
  const userId = usePart('userId')
  const go = useGo()
  const { data, error, refetch } = useQuery(memberReading(userId))
  const personId = data?.member.personId
  useEffect(() => {
    if (personId) go(`/people/${personId}`, { replace: true })
  }, [personId])
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <Missing />
  if (!data || personId)
    return (
      <div className={pageStyles.page}>
        {error ? (
          <Trouble isPage onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={4} height={64} />
        )}
      </div>
    )
  const { member } = data
  return (
    <div className={pageStyles.page} data-narrow>
      <header className={s.head}>
        <Avatar person={personOf(member)} size={96} />
        <div className={s.who}>
          <Title>{member.displayName}</Title>
          {member.familyRelationship && <p className={s.life}>{member.familyRelationship}</p>}
        </div>
      </header>
      <MemberCard member={member} />
    </div>
  )
}
