import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { formatExact } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/language.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Title } from '../../../ui/title.tsx'
import { Trouble } from '../../../ui/trouble.tsx'
import { Page, pageStyles } from '../../kit/page.tsx'
import { Sheet, sheetStyles } from '../../kit/sheet.tsx'
import { To, useAsked, usePart } from '../../../shell/nav.tsx'
import { useNames } from '../../users/use-names.ts'
import { letterReading } from '../readings.ts'
import s from './compare-page.module.css'
import { comparisonReading, versionReading, versionsReading } from './readings.ts'
import { useRevert } from './use-revert.ts'
import type { CompareVersionsData } from './versions.operations.ts'
import { useVersionsWords } from './words/index.ts'

type Compared = CompareVersionsData['compareLetterVersions']
type Line = Compared['lines'][number]

/** Each behind `=`, `-` or `+`. */
function Words({ words }: { readonly words: readonly string[] }) {
  return words.map((word, place) => {
    const text = word.slice(1)
    if (word.startsWith('-')) return <del key={place}>{text}</del>
    if (word.startsWith('+')) return <ins key={place}>{text}</ins>
    return <Fragment key={place}>{text}</Fragment>
  })
}

function ComparedLine({ line: { kind, text, words } }: { readonly line: Line }) {
  const said = useVersionsWords()
  switch (kind) {
    case 'same':
      return <p>{text || '\u00a0'}</p>
    case 'skipped':
      return <p className={s.skipped}>{said.skipped(Number(text))}</p>
    case 'added':
      return (
        <p>
          <ins>{text || '¶'}</ins>
        </p>
      )
    case 'removed':
      return (
        <p>
          <del>{text || '¶'}</del>
        </p>
      )
    case 'changed':
      return (
        <p>
          <Words words={words} />
        </p>
      )
  }
}

function Differences({ compared }: { readonly compared: Compared }) {
  const words = useVersionsWords()
  const { fields, lines, isCut } = compared
  const isTextSame = lines.every(({ kind }) => kind === 'same' || kind === 'skipped')
  if (isTextSame && fields.length === 0) return <p className={pageStyles.note}>{words.same}</p>
  return (
    <>
      {fields.length > 0 && (
        <dl className={s.fields}>
          {fields.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{words.fields[field as keyof typeof words.fields] ?? field}</dt>
              <dd>
                {before !== null && <del>{field === 'scan' ? words.scanBefore : before}</del>}{' '}
                {after !== null && <ins>{field === 'scan' ? words.scanAfter : after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isTextSame && (
        <div className={s.text} dir="auto">
          {lines.map((line, place) => (
            <ComparedLine key={place} line={line} />
          ))}
        </div>
      )}
      {isCut && <p className={pageStyles.note}>{words.isCut}</p>}
    </>
  )
}

interface SideProps {
  readonly letterId: string
  /** Undefined for the text as it is now. */
  readonly timestamp: string | undefined
}

/** Who has written a text, and when. */
function Side({ letterId, timestamp }: SideProps) {
  const words = useVersionsWords()
  const locale = useLocale()
  const nameOf = useNames()
  const letter = useQuery(letterReading(letterId)).data?.letter
  const version = useQuery({
    ...versionReading(letterId, timestamp ?? ''),
    enabled: timestamp !== undefined,
  }).data?.letterVersion
  const by = timestamp === undefined ? letter?.updatedBy : version?.updatedBy
  const at = timestamp ?? letter?.updatedAt
  return (
    <>
      <b>{by === undefined ? '…' : nameOf(by)}</b>, {at && formatExact(locale, at)}
      {timestamp === undefined && ` (${words.now})`}
    </>
  )
}

interface BringBackProps {
  readonly letterId: string
  readonly timestamp: string
}

function BringBack({ letterId, timestamp }: BringBackProps) {
  const words = useVersionsWords()
  const [isAsking, setAsking] = useState(false)
  const letter = useQuery(letterReading(letterId)).data?.letter
  const { revert, isBusy } = useRevert(letterId, letter?.versionCount ?? 0)
  return (
    <>
      <Button small icon="retry" busy={isBusy} onClick={() => setAsking(true)}>
        {words.bringBack}
      </Button>
      {isAsking && (
        <Confirm
          title={words.bringBackTitle}
          text={words.bringBackText}
          act={words.bringBack}
          onConfirm={() => revert(timestamp)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface ComparedProps {
  readonly letterId: string
  readonly a: string
  readonly b: string | undefined
}

function ComparedSheet({ letterId, a, b }: ComparedProps) {
  const words = useVersionsWords()
  const { data, error, refetch } = useQuery(comparisonReading(letterId, a, b))
  return (
    <Sheet
      head={
        <>
          <div className={sheetStyles.names}>
            <Title>{words.changes}</Title>
            <p>
              <Side letterId={letterId} timestamp={a} /> →{' '}
              <Side letterId={letterId} timestamp={b} />
            </p>
          </div>
          <BringBack letterId={letterId} timestamp={a} />
        </>
      }
    >
      {data && <Differences compared={data.compareLetterVersions} />}
      {!data && error && <Trouble onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} height={24} />}
    </Sheet>
  )
}

/** What became of one text in another, word by word. */
export function ComparePage() {
  const words = useVersionsWords()
  const letterId = usePart('letterId')
  const { a, b } = useAsked()
  // Without a question: what was changed last.
  const newest = useQuery({ ...versionsReading(letterId), enabled: a === undefined })
  const from = a ?? newest.data?.letterVersions.items[0]?.timestamp
  if (from === undefined && newest.data)
    return (
      <Page title={words.changes} lead={words.onlyOne} isNarrow>
        <div>
          <To to={`/letters/${letterId}`} className={buttonClass('plain')}>
            {words.back}
          </To>
        </div>
      </Page>
    )
  return (
    <div className={s.page}>
      <To to={`/letters/${letterId}/versions`} className={pageStyles.link}>
        <Icon name="back" size={16} /> {words.title}
      </To>
      {from !== undefined && <ComparedSheet letterId={letterId} a={from} b={b} />}
    </div>
  )
}
