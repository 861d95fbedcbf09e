import { useCommon } from '../../i18n/common/index.ts'
import { Avatar, AvatarStack } from '../../ui/avatar.tsx'
import { personOf } from '../users/person.ts'
import type { TalkFields } from './conversations.operations.ts'

/** What a conversation is called to who is in it. */
export function useTalkName(): (talk: TalkFields) => string {
  const { deletedUser } = useCommon()
  return ({ partner, title }) => partner?.displayName ?? title ?? deletedUser
}

/** Of two the other one, of more some of them. */
export function TalkSign({ talk, size = 44 }: { readonly talk: TalkFields; size?: number }) {
  const { partner, faces } = talk
  if (partner || faces.length < 2)
    return (
      <Avatar person={partner ? personOf(partner) : faces[0] && personOf(faces[0])} size={size} />
    )
  return (
    <span aria-hidden="true">
      <AvatarStack people={faces.slice(0, 2).map(personOf)} size={size * 0.72} label="" />
    </span>
  )
}
