import { useCommon } from '../../i18n/common/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { RoomFields } from './chat.operations.ts'
import s from './room-name.module.css'
import { useChatWords } from './words/index.ts'

/** The other one of a dm, or the group. */
export function useRoomName({ scope, title }: RoomFields): string {
  const words = useChatWords()
  const common = useCommon()
  return title ?? (scope === 'dm' ? common.deletedUser : words.goneGroup)
}

const FACES = 3
/** Of the whole: whoever comes first is seen best. */
const SIZES = [0.62, 0.5, 0.4]

export function RoomPicture({ room, size }: { readonly room: RoomFields; readonly size: number }) {
  if (room.scope === 'dm') return <Avatar person={room.partner} size={size} />
  const faces = room.faces.slice(0, FACES)
  if (faces.length > 1)
    return (
      <span className={s.faces} data-count={faces.length} style={{ width: size, height: size }}>
        {faces.map((person, place) => (
          <Avatar key={person.id} person={person} size={size * (SIZES[place] ?? 0.4)} />
        ))}
      </span>
    )
  return (
    <span className={s.group} style={{ width: size, height: size }}>
      <Icon name="people" size={size * 0.48} />
    </span>
  )
}
