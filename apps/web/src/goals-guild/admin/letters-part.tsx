import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import { toast } from '../../ui/toasts.tsx'
import {
  type DeadLettersData,
  DropDeadLetter,
  ReplayDeadLetter,
} from './administration.operations.ts'
import s from './admin.module.css'
import { lettersListing } from './readings.ts'
import { useAdminWords } from './words/index.ts'

type Letter = DeadLettersData['deadLetters']['items'][number]

function LetterCard({ letter }: { readonly letter: Letter }) {
  const words = useAdminWords()
  const [isAsking, setAsking] = useState(false)
  const touches = [lettersListing.queryKey]
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
            <Ago time={letter.parkedAt} /> · {words.attempts(letter.attempts)}
            {letter.behind > 0 && <> · {words.behind(letter.behind)}</>}
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

/** What no processor could take, and jobs that failed: to be tried again when the cause is mended, or given up. */
export function LettersPart() {
  const words = useAdminWords()
  const list = useListing(lettersListing)
  return (
    <Listing
      list={list}
      height={60}
      empty={<Empty title={words.noLetters} text={words.noLettersText} />}
    >
      {(letters) => letters.map((letter) => <LetterCard key={letter.id} letter={letter} />)}
    </Listing>
  )
}
