import { Avatar } from '../../ui/avatar.tsx'

interface PersonFaceProps {
  readonly person: { readonly id: string; readonly name: string; readonly userId: string | null }
  readonly photoUrl?: string | null | undefined
  readonly size?: number
}

/** Somebody of the family, with or without an account, as the kit shows people. */
export function PersonFace({ person, photoUrl = null, size = 40 }: PersonFaceProps) {
  const { id, name: fullName, userId } = person
  // Whoever has an account has one colour everywhere.
  return (
    <Avatar
      person={{ id: userId ?? id, nickname: '', fullName, avatarUrl: photoUrl }}
      size={size}
    />
  )
}
