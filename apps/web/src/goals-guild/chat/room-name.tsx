import { useCommon } from '../../i18n/common/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { RoomFields } from './chat.operations.ts'
import s from './room-name.module.css'
import { useChatWords } from './words/index.ts'

/** The other one of a dm, or the group. */
export function useRoomName({ scope, partner, group }: RoomFields): string {
  const words = useChatWords()
  const common = useCommon()
  return scope === 'dm'
    ? (partner?.fullName ?? common.deletedUser)
    : (group?.name ?? words.goneGroup)
}

export function RoomPicture({ room, size }: { readonly room: RoomFields; readonly size: number }) {
  if (room.scope === 'dm') return <Avatar person={room.partner} size={size} />
  return (
    <span className={s.group} style={{ width: size, height: size }}>
      <Icon name="people" size={size * 0.48} />
    </span>
  )
}
