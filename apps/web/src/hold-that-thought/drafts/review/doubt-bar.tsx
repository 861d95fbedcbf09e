import { Button, IconButton } from '../../../ui/button.tsx'
import { useDraftsWords } from '../words/index.ts'
import type { PlacedWord } from './doubts.ts'
import s from './review.module.css'

interface DoubtBarProps {
  readonly words: readonly PlacedWord[]
  readonly current: PlacedWord | undefined
  readonly onNext: (by: 1 | -1) => void
  readonly onRight: () => void
}

/** How many words are doubtful, and the way from one to the next. */
export function DoubtBar({ words, current, onNext, onRight }: DoubtBarProps) {
  const said = useDraftsWords().review
  const count = words.filter(({ isDoubtful }) => isDoubtful).length
  const { read, isDoubtful = false, text = '' } = current ?? {}
  return (
    <div className={s.doubts} role="group" aria-label={said.doubts(count)}>
      <span className={s.count} data-none={count === 0 || undefined}>
        {said.doubts(count)}
      </span>
      <span role="status" className={s.word}>
        {current && read && isDoubtful ? said.doubt(text, read.confidence ?? 0) : ''}
      </span>
      <span className={s.steps}>
        {isDoubtful && (
          <Button small icon="check" onClick={onRight} title={said.rightKey}>
            {said.right}
          </Button>
        )}
        <IconButton
          icon="back"
          label={said.previousDoubt}
          disabled={count === 0}
          onClick={() => onNext(-1)}
        />
        <IconButton
          icon="back"
          className={s.forward}
          label={said.nextDoubt}
          disabled={count === 0}
          onClick={() => onNext(1)}
        />
      </span>
    </div>
  )
}
