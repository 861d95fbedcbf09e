import { Button } from '../../../ui/button.tsx'
import { useDraftsWords } from '../words/index.ts'
import s from './clashes.module.css'
import { FIELDS } from './review-state.ts'
import type { Reviewing } from './use-review.ts'

interface ClashesProps {
  readonly reviewing: Reviewing
  /** Who was faster. */
  readonly other: string
}

/** Two have changed the same: both are shown, and one is chosen. */
export function Clashes({ reviewing, other }: ClashesProps) {
  const words = useDraftsWords().review
  const { state, decide } = reviewing
  return FIELDS.map((field) => {
    const theirs = state.clashes[field]
    if (theirs === undefined) return null
    return (
      <section
        key={field}
        className={s.clash}
        role="alert"
        aria-label={words.clash(words.fields[field])}
      >
        <h2>{words.clash(words.fields[field])}</h2>
        <div className={s.both}>
          <div className={s.one}>
            <b>{other}</b>
            <p>{theirs || '—'}</p>
            <Button small onClick={() => decide(field, theirs)}>
              {words.takeTheirs}
            </Button>
          </div>
          <div className={s.one}>
            <b>{words.yours}</b>
            <p>{state.mine[field] || '—'}</p>
            <Button small onClick={() => decide(field, state.mine[field])}>
              {words.takeMine}
            </Button>
          </div>
        </div>
      </section>
    )
  })
}
