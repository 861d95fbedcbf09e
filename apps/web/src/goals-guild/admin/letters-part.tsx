import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Ago } from '../../ui/time.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import {
  type DeadLettersData,
  DropDeadLetter,
  ReplayDeadLetter,
} from './administration.operations.ts'
import s from './admin.module.css'
import { lettersReading } from './readings.ts'
import { useAdminWords } from './words/index.ts'

type Letter = DeadLettersData['deadLetters']['items'][number]

function LetterCard({ letter }: { readonly letter: Letter }) {
  const words = useAdminWords()
  const [isAsking, setAsking] = useState(false)
  const touches = [lettersReading.queryKey]
  const intent = () => ({ letterId: letter.id, requestId: newRequestId() })
  const replay = useAct(ReplayDeadLetter, {
    touches,
    done: () => toast({ tone: 'good', text: words.replayed }),
  })
  const drop = useAct(DropDeadLetter, { touches })
  return (
    <Card>
      <article className={s.report}>
        <header className={s.line}>
          <span className={s.state} data-status="suspended">
            {letter.processor}
          </span>
          <small>
            <Ago time={letter.parkedAt} /> · {words.attempts(letter.attempts)} ·{' '}
            {words.behind(letter.behind)}
          </small>
        </header>
        <p className={s.quote}>
          <code>
            {letter.PK} / {letter.SK}
          </code>
        </p>
        <p className={s.said}>{letter.error}</p>
        <div className={s.acts}>
          <Button small icon="trash" onClick={() => setAsking(true)}>
            {words.drop}
          </Button>
          <Button
            small
            look="brand"
            icon="retry"
            busy={replay.isPending}
            onClick={() => replay.mutate(intent())}
          >
            {words.replay}
          </Button>
        </div>
      </article>
      {isAsking && (
        <Confirm
          title={words.dropTitle}
          text={words.dropText}
          act={words.drop}
          isDanger
          onConfirm={() => drop.mutate(intent())}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

/** Changes that no processor could take: to be tried again when the cause is mended, or given up. */
export function LettersPart() {
  const words = useAdminWords()
  const { data, error, refetch } = useQuery(lettersReading)
  if (error && !data) return <Trouble onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} height={60} />
  const { count, items } = data.deadLetters
  if (count === 0) return <Empty title={words.noLetters} text={words.noLettersText} />
  return (
    <>
      <p className={s.lead}>{words.letters(count, items.length)}</p>
      {items.map((letter) => (
        <LetterCard key={letter.id} letter={letter} />
      ))}
    </>
  )
}
