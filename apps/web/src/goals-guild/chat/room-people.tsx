import { listing, useListing } from '../../api/listing.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Listing } from '../../ui/listing.tsx'
import { PersonRow, PersonRows } from '../follows/person-row.tsx'
import { RoomPeople } from './chat.operations.ts'
import { useChatWords } from './words/index.ts'

interface RoomPeopleDialogProps {
  readonly roomId: string
  readonly onClose: () => void
}

/** Who reads along. */
export function RoomPeopleDialog({ roomId, onClose }: RoomPeopleDialogProps) {
  const words = useChatWords()
  const list = useListing(
    listing(['room', roomId, 'people'], RoomPeople, {
      variables: { roomId },
      pageOf: ({ roomMembers }) => roomMembers,
    }),
  )
  return (
    <Dialog title={words.inRoom} onClose={onClose}>
      <Listing list={list} empty={null}>
        {(items) => (
          <PersonRows>
            {items.map(({ user }) => user && <PersonRow key={user.id} person={user} />)}
          </PersonRows>
        )}
      </Listing>
    </Dialog>
  )
}
