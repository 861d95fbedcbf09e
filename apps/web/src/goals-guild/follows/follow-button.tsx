import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { Button } from '../../ui/button.tsx'
import { useMe } from '../users/me.ts'
import { FollowUser, UnfollowUser } from './follows.operations.ts'
import { useFollowsWords } from './words/index.ts'

interface Followable {
  readonly id: string
  readonly fullName: string
  readonly isFollowedByMe: boolean
  readonly followerCount: number
}

/** Moves the person's count as well, wherever they are shown; the lists are read again when one looks. */
function useFollow({ id, isFollowedByMe, followerCount }: Followable) {
  const optimistic = () =>
    mergeEntity({
      id,
      isFollowedByMe: !isFollowedByMe,
      followerCount: Math.max(0, followerCount + (isFollowedByMe ? -1 : 1)),
    })
  const follow = useAct(FollowUser, { optimistic })
  const unfollow = useAct(UnfollowUser, { optimistic })
  const { mutate } = isFollowedByMe ? unfollow : follow
  return () => mutate({ followeeId: id, requestId: newRequestId() })
}

interface FollowButtonProps {
  readonly person: Followable
  readonly small?: boolean
}

export function FollowButton({ person, small = false }: FollowButtonProps) {
  const words = useFollowsWords()
  const me = useMe()
  const toggle = useFollow(person)
  if (me?.id === person.id) return null
  return (
    <Button
      small={small}
      look={person.isFollowedByMe ? 'plain' : 'brand'}
      icon={person.isFollowedByMe ? 'check' : 'plus'}
      aria-pressed={person.isFollowedByMe}
      aria-label={
        person.isFollowedByMe
          ? words.unfollowName(person.fullName)
          : words.followName(person.fullName)
      }
      onClick={toggle}
    >
      {person.isFollowedByMe ? words.followed : words.follow}
    </Button>
  )
}
