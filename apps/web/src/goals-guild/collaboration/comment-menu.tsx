import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { type CommentFields, DeleteComment } from './collaboration.operations.ts'
import { useCollaborationWords } from './words/index.ts'

interface CommentMenuProps {
  readonly comment: CommentFields
  readonly isMine: boolean
  readonly onEdit: () => void
}

/** For its author, and for the owner of the goal. */
export function CommentMenu({ comment, isMine, onEdit }: CommentMenuProps) {
  const words = useCollaborationWords()
  const [isAsking, setAsking] = useState(false)
  const remove = useAct(DeleteComment, {
    optimistic: () => mergeEntity({ id: comment.id, isDeleted: true, text: null }),
  })
  const edit: MenuEntry = { icon: 'pen', text: words.edit, onSelect: onEdit }
  return (
    <>
      <Menu
        label={words.more(comment.author?.fullName ?? comment.authorName)}
        trigger={<Icon name="more" size={17} />}
        entries={[
          ...(isMine ? [edit] : []),
          { icon: 'trash', text: words.remove, isDanger: true, onSelect: () => setAsking(true) },
        ]}
      />
      {isAsking && (
        <Confirm
          title={words.removeTitle}
          text={words.removeText}
          act={words.remove}
          isDanger
          onConfirm={() => remove.mutate({ commentId: comment.id, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
