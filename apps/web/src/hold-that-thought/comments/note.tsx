import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { isDraft } from '../../api/drafts.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Ago } from '../../ui/time.tsx'
import { isAdmin, useMe } from '../users/me.ts'
import { personOf } from '../users/person.ts'
import { DeleteComment, EditComment, type MarginNote } from './comments.operations.ts'
import s from './margin.module.css'
import { quotedIn } from './quote.ts'
import { Reactions } from './reactions.tsx'
import { useCommentsWords } from './words/index.ts'

const TEXT_MAX = 2000

const keyOfNote = ({ id, itemId, createdAt }: MarginNote) => ({
  itemId,
  commentId: id,
  createdAt,
  requestId: newRequestId(),
})

function EditForm({ note, onEnd }: { readonly note: MarginNote; readonly onEnd: () => void }) {
  const words = useCommentsWords()
  const common = useCommon()
  const [text, setText] = useState(note.commentText ?? '')
  const { mutate } = useAct(EditComment, {
    optimistic: ({ text: next }) => mergeEntity({ id: note.id, commentText: next }),
    done: ({ editComment }) => void mergeEntity(editComment),
  })
  return (
    <form
      className={s.composer}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        mutate({ ...keyOfNote(note), text: text.trim() })
        onEnd()
      }}
    >
      <textarea
        aria-label={words.write}
        rows={3}
        dir="auto"
        maxLength={TEXT_MAX}
        value={text}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onEnd()}
      />
      <div className={s.acts}>
        <Button small look="quiet" onClick={onEnd}>
          {common.cancel}
        </Button>
        <Button small look="brand" type="submit">
          {common.save}
        </Button>
      </div>
    </form>
  )
}

interface NoteMenuProps {
  readonly note: MarginNote
  readonly isMine: boolean
  readonly onEdit: () => void
}

function NoteMenu({ note, isMine, onEdit }: NoteMenuProps) {
  const words = useCommentsWords()
  const [isDeleting, setDeleting] = useState(false)
  const { mutate } = useAct(DeleteComment, {
    optimistic: () => mergeEntity({ id: note.id, isDeleted: true, commentText: null }),
  })
  const edit = { icon: 'pen' as const, text: words.edit, onSelect: onEdit }
  const remove = {
    icon: 'trash' as const,
    text: words.delete,
    isDanger: true,
    onSelect: () => setDeleting(true),
  }
  return (
    <>
      <Menu
        label={words.more}
        trigger={
          <span className={s.more}>
            <Icon name="more" size={18} />
          </span>
        }
        entries={isMine ? [edit, remove] : [remove]}
      />
      {isDeleting && (
        <Confirm
          title={words.deleteTitle}
          text={words.deleteText}
          act={words.delete}
          isDanger
          onConfirm={() => mutate(keyOfNote(note))}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

interface NoteTextProps {
  readonly note: MarginNote
  readonly onShow: ((quote: string) => void) | undefined
}

function NoteText({ note, onShow }: NoteTextProps) {
  const words = useCommentsWords()
  const { quote, text } = quotedIn(note.commentText ?? '')
  return (
    <>
      {quote !== undefined &&
        (onShow ? (
          <button
            type="button"
            className={s.passage}
            title={words.show}
            onClick={() => onShow(quote)}
          >
            {quote}
          </button>
        ) : (
          <blockquote className={s.passage}>{quote}</blockquote>
        ))}
      <p className={s.text} dir="auto">
        <RichText text={text} />
      </p>
    </>
  )
}

interface NoteProps {
  readonly note: MarginNote
  /** What is marked while somebody looks at it. */
  readonly onPoint: (quote: string | undefined) => void
  readonly onShow: ((quote: string) => void) | undefined
}

/** What somebody remembers, or wants to know. */
export function MarginNoteCard({ note, onPoint, onShow }: NoteProps) {
  const words = useCommentsWords()
  const me = useMe()
  const [isEditing, setEditing] = useState(false)
  const { userId, userName: displayName, userPhotoUrl: photoUrl, editCount } = note
  if (note.isDeleted) return <li className={s.gone}>{words.gone}</li>
  const isMine = me?.userId === userId
  const isOnItsWay = isDraft(note.id)
  const { quote } = quotedIn(note.commentText ?? '')
  return (
    <li
      className={s.note}
      data-sent={isOnItsWay ? undefined : ''}
      onPointerEnter={() => onPoint(quote)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <header>
        <Avatar person={personOf({ userId, displayName, photoUrl })} size={26} />
        <b>{displayName}</b>
        <small>
          <Ago time={note.createdAt} />
          {editCount > 0 && ` · ${words.edited}`}
        </small>
        {!isOnItsWay && (isMine || isAdmin(me)) && (
          <NoteMenu note={note} isMine={isMine} onEdit={() => setEditing(true)} />
        )}
      </header>
      {isEditing ? (
        <EditForm note={note} onEnd={() => setEditing(false)} />
      ) : (
        <NoteText note={note} onShow={onShow} />
      )}
      {!isOnItsWay && <Reactions note={note} />}
    </li>
  )
}
