import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocale } from '../../../i18n/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Trouble } from '../../../ui/trouble.tsx'
import { formatExact } from '../../../i18n/dates.ts'
import { Page, pageStyles } from '../../kit/page.tsx'
import { To, useGo, usePart } from '../../../shell/nav.tsx'
import { useNames } from '../../users/use-names.ts'
import type { WholeLetter } from '../letter.operations.ts'
import { letterReading } from '../readings.ts'
import { versionsReading } from './readings.ts'
import s from './versions-page.module.css'
import { useVersionsWords } from './words/index.ts'

/** A text that the letter has, or had. */
interface Version {
  readonly timestamp: string
  readonly updatedBy: string
  readonly isNow: boolean
  readonly isFirst: boolean
}

interface RowProps {
  readonly version: Version
  readonly chosen: readonly [string, string]
  readonly onChoose: (side: 0 | 1) => void
}

function Row({ version: { timestamp, updatedBy, isNow, isFirst }, chosen, onChoose }: RowProps) {
  const words = useVersionsWords()
  const locale = useLocale()
  const nameOf = useNames()
  const when = formatExact(locale, timestamp)
  return (
    <li className={s.row} data-now={isNow ? '' : undefined}>
      {([0, 1] as const).map((side) => (
        <label key={side} className={s.choice}>
          <input
            type="radio"
            name={side === 0 ? 'before' : 'after'}
            checked={chosen[side] === timestamp}
            onChange={() => onChoose(side)}
          />
          <span className="hidden-text">{words.choose[side]}</span>
        </label>
      ))}
      <span className={s.what}>
        <b>{nameOf(updatedBy)}</b>
        <span>
          {when}
          {isNow && <em>{words.now}</em>}
          {isFirst && <em>{words.first}</em>}
        </span>
      </span>
    </li>
  )
}

function Versions({ letter, all }: { readonly letter: WholeLetter; readonly all: Version[] }) {
  const words = useVersionsWords()
  const go = useGo()
  const [chosen, setChosen] = useState<readonly [string, string]>([
    all[1]?.timestamp ?? letter.updatedAt,
    letter.updatedAt,
  ])
  const choose = (timestamp: string, side: 0 | 1) =>
    setChosen(side === 0 ? [timestamp, chosen[1]] : [chosen[0], timestamp])
  const compare = (event: FormEvent) => {
    event.preventDefault()
    const [a, b] = chosen.toSorted()
    go(`/letters/${letter.id}/compare`, {
      asked: { a, b: b === letter.updatedAt ? undefined : b },
    })
  }
  return (
    <form onSubmit={compare} className={pageStyles.stack}>
      <div className={s.heads} aria-hidden="true">
        <span>{words.before}</span>
        <span>{words.after}</span>
      </div>
      <ol className={s.rows}>
        {all.map((version) => (
          <Row
            key={version.timestamp}
            version={version}
            chosen={chosen}
            onChoose={(side) => choose(version.timestamp, side)}
          />
        ))}
      </ol>
      <div>
        <Button look="brand" type="submit" disabled={chosen[0] === chosen[1]}>
          {words.compare}
        </Button>
      </div>
    </form>
  )
}

/** Every text that a letter had, the newest first. */
export function VersionsPage() {
  const words = useVersionsWords()
  const letterId = usePart('letterId')
  const letter = useQuery(letterReading(letterId))
  const versions = useQuery(versionsReading(letterId))
  const shown = letter.data?.letter
  const former = versions.data?.letterVersions
  const all: Version[] | undefined = shown &&
    former && [
      {
        timestamp: shown.updatedAt,
        updatedBy: shown.updatedBy,
        isNow: true,
        isFirst: former.items.length === 0,
      },
      ...former.items.map(({ timestamp, updatedBy }, place) => ({
        timestamp,
        updatedBy,
        isNow: false,
        isFirst: former.after === null && place === former.items.length - 1,
      })),
    ]
  const retry = () => void Promise.all([letter.refetch(), versions.refetch()])
  return (
    <Page
      title={words.title}
      lead={all?.length === 1 ? words.onlyOne : words.lead}
      crumb={
        <To to={`/letters/${letterId}`} className={pageStyles.link}>
          <Icon name="back" size={16} /> {shown?.title ?? words.back}
        </To>
      }
      isNarrow
    >
      {shown && all && <Versions key={shown.updatedAt} letter={shown} all={all} />}
      {!all && (letter.error || versions.error) && <Trouble onRetry={retry} />}
      {!all && !letter.error && !versions.error && <Skeleton lines={4} height={56} />}
    </Page>
  )
}
