import { useId } from 'react'
import { Icon } from '../../ui/icons.tsx'
import type { MarginNote } from './comments.operations.ts'
import s from './margin.module.css'
import { isReaction, REACTIONS, type ReactionName, useReaction } from './use-reaction.ts'
import { useCommentsWords } from './words/index.ts'

/** How many were touched by it, and by what one is oneself. */
export function Reactions({ note }: { readonly note: MarginNote }) {
  const words = useCommentsWords()
  const id = useId()
  const react = useReaction(note)
  const { reactionCount, myReaction } = note
  const mine = isReaction(myReaction) ? myReaction : undefined
  return (
    <div className={s.reactions}>
      <button
        type="button"
        className={s.reacted}
        popoverTarget={id}
        aria-label={words.reactions(reactionCount, mine && words.reaction[mine])}
        data-mine={mine ? '' : undefined}
      >
        {mine ? <span aria-hidden="true">{REACTIONS[mine]}</span> : <Icon name="smile" size={17} />}
        {reactionCount > 0 && <b aria-hidden="true">{reactionCount}</b>}
      </button>
      <div id={id} popover="auto" role="group" className={s.choices} aria-label={words.react}>
        {(Object.keys(REACTIONS) as ReactionName[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-label={words.reaction[name]}
            title={words.reaction[name]}
            aria-pressed={name === mine}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => react(name)}
          >
            {REACTIONS[name]}
          </button>
        ))}
      </div>
    </div>
  )
}
