import { Button } from '../../ui/button.tsx'
import type { RoomFields } from './chat.operations.ts'
import { useRoomName } from './room-name.tsx'
import s from './room.module.css'
import { useRoomActs } from './use-room-acts.ts'
import { useChatWords } from './words/index.ts'

/** Instead of a field to write in, until one has answered whoever wrote. */
export function RequestBar({ room }: { readonly room: RoomFields }) {
  const words = useChatWords()
  const { accept, decline } = useRoomActs(room)
  const name = useRoomName(room)
  const isDeclined = room.request === 'declined'
  return (
    <div className={`${s.note} ${s.answer}`}>
      <strong>{isDeclined ? words.declined : words.wants(name)}</strong>
      {!isDeclined && <p>{words.wantsText}</p>}
      <div className={s.buttons}>
        {!isDeclined && <Button onClick={decline}>{words.decline}</Button>}
        <Button look={isDeclined ? 'plain' : 'brand'} onClick={accept}>
          {isDeclined ? words.acceptAfterAll : words.accept}
        </Button>
      </div>
    </div>
  )
}
