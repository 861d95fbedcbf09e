import { useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { To } from '../../shell/nav.tsx'
import { Slip } from '../kit/slip.tsx'
import { useMe } from '../users/me.ts'
import { useNames } from '../users/use-names.ts'
import type { WholeLetter } from './letter.operations.ts'
import { useLettersWords } from './words/index.ts'

interface LetterNewsProps {
  /** As it is now. */
  readonly now: WholeLetter
  /** Another version than the one that is read. */
  readonly isOther: boolean
  readonly isGone: boolean
  readonly onTake: () => void
}

/** What became of the letter while somebody reads it. */
export function LetterNews({ now, isOther, isGone, onTake }: LetterNewsProps) {
  const words = useLettersWords()
  const nameOf = useNames()
  const me = useMe()
  const news = isGone ? 'gone' : isOther ? `${now.versionCount}` : undefined
  const [left, setLeft] = useState<string>()
  const who = now.updatedBy === me?.userId ? undefined : nameOf(now.updatedBy)
  const text = isGone ? words.goneMeanwhile : words.corrected(who)
  return (
    <Slip
      text={news === undefined || news === left ? undefined : text}
      closeLabel={words.notNow}
      onClose={() => setLeft(news)}
    >
      {isGone ? (
        <To to="/letters" className={buttonClass('plain', true)}>
          {words.toLetters}
        </To>
      ) : (
        <Button look="brand" small onClick={onTake}>
          {words.takeNew}
        </Button>
      )}
    </Slip>
  )
}
