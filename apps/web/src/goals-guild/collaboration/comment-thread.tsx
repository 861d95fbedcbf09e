import { useEffect, useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { keyOf } from '../../api/drafts.ts'
import { useListing } from '../../api/listing.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Ago } from '../../ui/time.tsx'
import { useMe } from '../users/me.ts'
import { type CommentFields, EditComment } from './collaboration.operations.ts'
import { CommentComposer, Writing } from './comment-composer.tsx'
import { CommentHistory } from './comment-history.tsx'
import { CommentMenu } from './comment-menu.tsx'
import s from './conversation.module.css'
import { Reactions } from './reactions.tsx'
import { repliesReading, type Topic } from './readings.ts'
import { useCollaborationWords } from './words/index.ts'

/** Deeper replies are shown when one asks for them, and are not moved in any further. */
const OPEN_DEPTH = 2

export interface Stage {
  readonly topic: Topic
  readonly canWrite: boolean
  readonly isOwner: boolean
}

interface ThreadProps extends Stage {
  readonly comment: CommentFields
  readonly depth?: number
}

function Text({ comment, onEdited }: { comment: CommentFields; onEdited?: () => void }) {
  const words = useCollaborationWords()
  const edit = useAct(EditComment, { done: ({ editComment }) => mergeEntity(editComment) })
  if (comment.isDeleted) return <p className={s.gone}>{words.deleted}</p>
  if (!onEdited)
    return (
      <p className={s.text}>
        <RichText text={comment.text ?? ''} />
      </p>
    )
  const send = (text: string) => {
    const undo = mergeEntity({ id: comment.id, text, updatedAt: new Date().toISOString() })
    edit.mutate({ commentId: comment.id, text, requestId: newRequestId() }, { onError: undo })
    onEdited()
  }
  return <Writing label={words.edit} text={comment.text ?? ''} onSend={send} onCancel={onEdited} />
}

function Head({ comment }: { readonly comment: CommentFields }) {
  const words = useCollaborationWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <header>
      <strong>{comment.author?.fullName ?? comment.authorName}</strong>
      <Ago time={comment.createdAt} />
      {comment.updatedAt && !comment.isDeleted && (
        <button type="button" title={words.historyOf} onClick={() => setOpen(true)}>
          {words.edited}
        </button>
      )}
      {isOpen && <CommentHistory commentId={comment.id} onClose={() => setOpen(false)} />}
    </header>
  )
}

function Replies({ comment, depth = 0, ...stage }: ThreadProps) {
  const words = useCollaborationWords()
  const common = useCommon()
  const [isOpen, setOpen] = useState(depth < OPEN_DEPTH)
  const {
    items = [],
    more,
    isMoreBusy,
  } = useListing({
    ...repliesReading(stage.topic, comment.id),
    enabled: isOpen && comment.replyCount > 0,
  })
  if (!isOpen && comment.replyCount > 0)
    return (
      <Button small look="quiet" onClick={() => setOpen(true)}>
        {words.showReplies(comment.replyCount)}
      </Button>
    )
  if (items.length === 0) return null
  return (
    <ul className={s.replies} data-deep={depth >= OPEN_DEPTH || undefined}>
      {items.map((reply) => (
        <CommentThread key={keyOf(reply.id)} {...stage} comment={reply} depth={depth + 1} />
      ))}
      {more && (
        <Button small look="quiet" busy={isMoreBusy} onClick={more}>
          {common.more}
        </Button>
      )}
    </ul>
  )
}

/** Somebody comes from a notification: the comment it told of is brought into view. */
function useArrival(id: string) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (location.hash === `#comment-${id}`) element.current?.scrollIntoView({ block: 'center' })
  }, [id])
  return element
}

export function CommentThread({ comment, depth = 0, ...stage }: ThreadProps) {
  const words = useCollaborationWords()
  const me = useMe()
  const [mode, setMode] = useState<'reply' | 'edit'>()
  const element = useArrival(comment.id)
  const isMine = comment.authorId === me?.id
  const done = () => setMode(undefined)
  return (
    <li>
      <article className={s.comment} id={`comment-${comment.id}`} ref={element}>
        <Avatar person={comment.author} size={depth === 0 ? 36 : 28} />
        <div className={s.main}>
          <Head comment={comment} />
          <Text comment={comment} {...(mode === 'edit' && { onEdited: done })} />
          {!comment.isDeleted && (
            <div className={s.foot}>
              <Reactions to={comment} canWrite={stage.canWrite} />
              {stage.canWrite && (
                <button
                  type="button"
                  className={s.reply}
                  aria-expanded={mode === 'reply'}
                  onClick={() => setMode(mode === 'reply' ? undefined : 'reply')}
                >
                  {words.reply}
                </button>
              )}
              {(!isMine || stage.canWrite) && (
                <CommentMenu
                  comment={comment}
                  isMine={isMine}
                  canRemove={stage.isOwner || (isMine && stage.canWrite)}
                  onEdit={() => setMode('edit')}
                />
              )}
            </div>
          )}
        </div>
      </article>
      <Replies comment={comment} depth={depth} {...stage} />
      {mode === 'reply' && (
        <div className={s.replies}>
          <CommentComposer topic={stage.topic} parent={comment} onDone={done} />
        </div>
      )}
    </li>
  )
}
