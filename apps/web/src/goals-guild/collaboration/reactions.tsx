import { lazy, Suspense, useId, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { Icon } from '../../ui/icons.tsx'
import { AddReaction, type CommentFields, RemoveReaction } from './collaboration.operations.ts'
import s from './conversation.module.css'
import { toggledReaction } from './toggled-reaction.ts'
import { useCollaborationWords } from './words/index.ts'

const ReactedDialog = lazy(async () => ({
  default: (await import('./reacted-dialog.tsx')).ReactedDialog,
}))

const QUICK = ['👏', '🔥', '💪', '❤️', '😂', '🎉']

/** A comment, or something that somebody has done. */
type Reacted = Pick<CommentFields, 'id' | 'reactions'>

/** The counts move at once; the server's own follow within moments, so they are not read back yet. */
function useToggleReaction() {
  const add = useAct(AddReaction)
  const remove = useAct(RemoveReaction)
  return ({ id, reactions }: Reacted, emoji: string) => {
    const isMine = reactions.some((one) => one.emoji === emoji && one.isMine)
    const undo = mergeEntity({ id, reactions: toggledReaction(reactions, emoji) })
    const act = isMine ? remove : add
    act.mutate({ commentId: id, emoji, requestId: newRequestId() }, { onError: undo })
  }
}

interface ReactionsProps {
  readonly to: Reacted
  readonly canWrite: boolean
  /** Stands there also while nobody has said it. */
  readonly first?: { readonly emoji: string; readonly name: string }
}

function Picker({ onPick }: { readonly onPick: (emoji: string) => void }) {
  const words = useCollaborationWords()
  const id = useId()
  return (
    <>
      <button type="button" className={s.add} popoverTarget={id} aria-label={words.react}>
        <Icon name="smile" size={17} />
      </button>
      <div id={id} popover="auto" className={s.picker} role="group" aria-label={words.react}>
        {QUICK.map((emoji) => (
          <button
            key={emoji}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={words.reactWith(emoji)}
            onClick={() => onPick(emoji)}
          >
            {emoji}
          </button>
        ))}
      </div>
    </>
  )
}

function Who({ id }: { readonly id: string }) {
  const words = useCollaborationWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={s.add}
        aria-label={words.whoReacted}
        title={words.whoReacted}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="people" size={16} />
      </button>
      <Suspense>{isOpen && <ReactedDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

export function Reactions({ to, canWrite, first }: ReactionsProps) {
  const words = useCollaborationWords()
  const toggle = useToggleReaction()
  const isFirst = (one: { readonly emoji: string }) => one.emoji === first?.emoji
  const none = first ? [{ emoji: first.emoji, count: 0, isMine: false }] : []
  const shown = [
    ...(to.reactions.some(isFirst) ? to.reactions.filter(isFirst) : none),
    ...to.reactions.filter((one) => !isFirst(one)),
  ]
  return (
    <div className={s.reactions}>
      {shown.map(({ emoji, count, isMine }) => (
        <button
          key={emoji}
          type="button"
          className={s.reaction}
          disabled={!canWrite}
          aria-pressed={isMine}
          {...(count > 0 && { 'aria-label': words.reacted(emoji, count, isMine) })}
          onClick={() => toggle(to, emoji)}
        >
          <span aria-hidden="true">{emoji}</span> {count === 0 ? first?.name : count}
        </button>
      ))}
      {canWrite && <Picker onPick={(emoji) => toggle(to, emoji)} />}
      {to.reactions.length > 0 && <Who id={to.id} />}
    </div>
  )
}
