import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { PeopleField } from '../users/people-field.tsx'
import { useOpenRoom } from './use-open-room.ts'
import { useChatWords } from './words/index.ts'

/** To whom one would like to write: whoever is picked, their room opens. */
export function NewMessage({ onClose }: { readonly onClose: () => void }) {
  const words = useChatWords()
  const [text, setText] = useState('')
  const { open } = useOpenRoom()
  return (
    <Dialog title={words.newMessage} onClose={onClose}>
      <PeopleField
        label={words.to}
        hint={words.toHint}
        value={text}
        onChange={setText}
        isInline
        isEager
        autoFocus
        onPick={(person) => {
          open(person.id)
          onClose()
        }}
      />
    </Dialog>
  )
}
