import { Avatar } from '../../ui/avatar.tsx'

interface PersonFaceProps {
  readonly person: { readonly id: string; readonly name: string }
  readonly photoUrl?: string | null | undefined
  readonly size?: number
}

/** Somebody of the family, with or without an account, as the kit shows people. */
export const PersonFace = ({ person: { id, name }, photoUrl, size = 40 }: PersonFaceProps) => (
  <Avatar person={{ id, nickname: '', fullName: name, avatarUrl: photoUrl ?? null }} size={size} />
)
