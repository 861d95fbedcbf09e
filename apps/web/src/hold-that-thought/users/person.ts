import type { Person } from '../../ui/avatar.tsx'

interface Shown {
  readonly userId: string
  readonly displayName: string
  readonly photoUrl: string | null
}

/** A member as the kit shows people. */
export const personOf = ({ userId, displayName, photoUrl }: Shown): Person => ({
  id: userId,
  nickname: '',
  fullName: displayName,
  avatarUrl: photoUrl,
})
