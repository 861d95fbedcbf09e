import { useId } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { Icon } from '../../ui/icons.tsx'
import { AddReaction, type CommentFields, RemoveReaction } from './collaboration.operations.ts'
import s from './conversation.module.css'
import { toggledReaction } from './toggled-reaction.ts'
import { useCollaborationWords } from './words/index.ts'

const QUICK = ['👏', '🔥', '💪', '❤️', '😂', '🎉']

/** The counts move at once; the server's own follow within moments, so they are not read back yet. */
function useToggleReaction() {
  const add = useAct(AddReaction)
  const remove = useAct(RemoveReaction)
  return ({ id, reactions }: CommentFields, emoji: string) => {
    const isMine = reactions.some((one) => one.emoji === emoji && one.isMine)
    const undo = mergeEntity({ id, reactions: toggledReaction(reactions, emoji) })
    const act = isMine ? remove : add
    act.mutate({ commentId: id, emoji, requestId: newRequestId() }, { onError: undo })
  }
}

interface ReactionsProps {
  readonly comment: CommentFields
  readonly canWrite: boolean
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

export function Reactions({ comment, canWrite }: ReactionsProps) {
  const words = useCollaborationWords()
  const toggle = useToggleReaction()
  return (
    <div className={s.reactions}>
      {comment.reactions.map(({ emoji, count, isMine }) => (
        <button
          key={emoji}
          type="button"
          className={s.reaction}
          disabled={!canWrite}
          aria-pressed={isMine}
          aria-label={words.reacted(emoji, count, isMine)}
          onClick={() => toggle(comment, emoji)}
        >
          <span aria-hidden="true">{emoji}</span> {count}
        </button>
      ))}
      {canWrite && <Picker onPick={(emoji) => toggle(comment, emoji)} />}
    </div>
  )
}
