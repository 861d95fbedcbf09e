import { useListing } from '../../api/listing.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import s from './conversation.module.css'
import { editsReading } from './readings.ts'
import { useCollaborationWords } from './words/index.ts'

interface CommentHistoryProps {
  readonly commentId: string
  readonly onClose: () => void
}

/** What a comment said before it was edited, newest first. */
export function CommentHistory({ commentId, onClose }: CommentHistoryProps) {
  const words = useCollaborationWords()
  const list = useListing(editsReading(commentId))
  return (
    <Dialog title={words.history} onClose={onClose}>
      <Listing list={list} empty={null}>
        {(items) => (
          <ol className={s.edits}>
            {items.map(({ editedAt, text }) => (
              <li key={editedAt}>
                <small>
                  <Ago time={editedAt} />
                </small>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        )}
      </Listing>
    </Dialog>
  )
}
