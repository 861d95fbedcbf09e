import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { pageStyles } from '../../kit/page.tsx'
import { useNames } from '../../users/use-names.ts'
import { useVersionsWords } from '../versions/words/index.ts'
import s from './conflict.module.css'
import type { EditLetterData, WrittenLetter, WrittenText } from './edit.operations.ts'
import { mergedBy, type Chosen } from './merged-by.ts'
import { useEditWords } from './words/index.ts'
import { type Written, writtenOf } from './written.ts'

type Met = NonNullable<EditLetterData['editLetter']['conflict']>

interface TextProps {
  readonly title: string
  readonly text: Pick<WrittenText, 'title' | 'content'>
}

const WholeText = ({ title, text }: TextProps) => (
  <section className={s.text}>
    <h2>{title}</h2>
    <h3 dir="auto">{text.title}</h3>
    <p dir="auto">{text.content}</p>
  </section>
)

interface OverlapProps {
  readonly overlap: Met['overlaps'][number]
  readonly theirName: string
  readonly side: Chosen
  readonly onChoose: (side: Chosen) => void
}

/** One thing that both have changed: whose it is to be. */
function OverlapChoice({ overlap, theirName, side, onChoose }: OverlapProps) {
  const words = useEditWords()
  const { fields } = useVersionsWords()
  const name =
    overlap.field === 'content' ? words.content : fields[overlap.field as keyof typeof fields]
  return (
    <fieldset className={s.overlap}>
      <legend>{name}</legend>
      {(['theirs', 'yours'] as const).map((one) => (
        <label key={one} className={s.choice} data-side={one}>
          <input
            type="radio"
            name={`${overlap.field} ${overlap.yours}`}
            checked={side === one}
            onChange={() => onChoose(one)}
          />
          <span>
            <b>{one === 'theirs' ? theirName : words.yours}</b>
            <span className={s.words} dir="auto">
              {overlap[one] || words.nothing}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface ConflictProps {
  readonly conflict: Met
  readonly theirs: WrittenLetter
  readonly onMerge: (merged: Written) => void
}

/** Somebody was faster. Nothing is lost: both texts are here, and what comes of both. */
export function Conflict({ conflict, theirs, onMerge }: ConflictProps) {
  const words = useEditWords()
  const nameOf = useNames()
  const { yours, merged, overlaps } = conflict
  const [sides, setSides] = useState<readonly Chosen[]>(() => overlaps.map(() => 'yours'))
  const theirName = nameOf(theirs.updatedBy)
  return (
    <div className={pageStyles.stack}>
      <div className={s.note} role="alert">
        <Icon name="people" size={22} />
        <p>
          <b>{words.conflict(theirName)}</b>
          <span>{merged ? words.conflictMerged(overlaps.length) : words.conflictApart}</span>
        </p>
      </div>
      {merged && overlaps.length > 0 && (
        <div className={s.overlaps}>
          {overlaps.map((overlap, place) => (
            <OverlapChoice
              key={place}
              overlap={overlap}
              theirName={theirName}
              side={sides[place] ?? 'yours'}
              onChoose={(side) => setSides(sides.with(place, side))}
            />
          ))}
        </div>
      )}
      <div className={pageStyles.row}>
        {merged && (
          <Button
            look="brand"
            icon="check"
            onClick={() => onMerge(writtenOf(mergedBy({ merged, yours, overlaps, sides })))}
          >
            {words.merge}
          </Button>
        )}
        <Button onClick={() => onMerge(writtenOf(yours))}>{words.takeMine}</Button>
        <Button onClick={() => onMerge(writtenOf(theirs))}>{words.takeTheirs}</Button>
      </div>
      <div className={s.both}>
        <WholeText title={words.textOf(theirName)} text={theirs} />
        <WholeText title={words.yourText} text={yours} />
      </div>
    </div>
  )
}
