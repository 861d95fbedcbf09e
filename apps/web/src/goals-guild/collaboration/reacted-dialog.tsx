import { listing, useListing } from '../../api/listing.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Listing } from '../../ui/listing.tsx'
import { PersonRow, PersonRows } from '../follows/person-row.tsx'
import { ReactedPeople } from './collaboration.operations.ts'
import { useCollaborationWords } from './words/index.ts'

interface ReactedDialogProps {
  /** Of a comment, or of something that somebody has done. */
  readonly id: string
  readonly onClose: () => void
}

/** Who reacted, and with what. */
export function ReactedDialog({ id, onClose }: ReactedDialogProps) {
  const words = useCollaborationWords()
  const list = useListing(
    listing(['reacted', id], ReactedPeople, {
      variables: { commentId: id },
      pageOf: ({ reactions }) => reactions,
    }),
  )
  return (
    <Dialog title={words.whoReacted} onClose={onClose}>
      <Listing list={list} empty={<p>{words.nobodyReacted}</p>}>
        {(items) => (
          <PersonRows>
            {items.map(({ emoji, user }) => (
              <PersonRow key={`${user.id} ${emoji}`} person={user} actions={<span>{emoji}</span>} />
            ))}
          </PersonRows>
        )}
      </Listing>
    </Dialog>
  )
}
