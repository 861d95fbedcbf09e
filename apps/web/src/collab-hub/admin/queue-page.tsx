import { useEffect } from 'react'
import { useListing } from '../../api/listing.ts'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import { Page } from '../kit/page.tsx'
import { Pill } from '../kit/pill.tsx'
import { StartupLogo } from '../kit/startup-logo.tsx'
import { To, useAsked, useGo } from '../../shell/nav.tsx'
import type { WholeStartup } from '../startups/startups.operations.ts'
import s from './admin.module.css'
import { queueListing } from './readings.ts'
import { StartupReview } from './startup-review.tsx'
import { useReview } from './use-review.tsx'
import { useAdminWords } from './words/index.ts'

interface ReviewedProps {
  readonly startup: WholeStartup
  readonly onStep: (by: number) => void
}

function Reviewed({ startup, onStep }: ReviewedProps) {
  const words = useAdminWords()
  const review = useReview(startup.id, () => onStep(1))
  useShortcuts({
    j: () => onStep(1),
    k: () => onStep(-1),
    a: review.approve,
    r: review.sendBack,
  })
  return (
    <article className={s.reviewed} aria-label={startup.name}>
      <header className={s.head}>
        <h2>{startup.name}</h2>
        <Button onClick={review.sendBack}>
          {words.sendBack} <kbd aria-hidden="true">R</kbd>
        </Button>
        <Button look="brand" busy={review.isBusy} onClick={review.approve}>
          {words.approve} <kbd aria-hidden="true">A</kbd>
        </Button>
      </header>
      <StartupReview startup={startup} />
      {review.question}
    </article>
  )
}

/** What waits for a decision, the oldest first; `a` approves, `r` sends back. */
export function QueuePage() {
  const words = useAdminWords()
  const go = useGo()
  const { open } = useAsked()
  const list = useListing(queueListing)
  const items = list.items ?? []
  const at = items.findIndex(({ id }) => id === open)
  const shown = items[at] ?? items[0]
  const show = (id: string | undefined) =>
    go('/admin/queue', { asked: { open: id }, replace: true })
  const step = (by: number) => {
    const from = Math.max(0, at)
    const next = items[from + by] ?? items[from - 1]
    show(next?.id)
  }
  useEffect(() => {
    document.getElementById(`wait-${open}`)?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <Page
      title={words.parts.queue}
      aside={items.length > 0 ? <Pill tone="amber">{words.waiting(items.length)}</Pill> : undefined}
      isWide
    >
      <Listing
        list={list}
        height={60}
        empty={<Empty title={words.queueNone} text={words.queueNoneText} />}
      >
        {(waiting) => (
          <div className={s.queue}>
            <ul className={s.waiting}>
              {waiting.map((startup) => (
                <li key={startup.id} id={`wait-${startup.id}`}>
                  <To
                    to="/admin/queue"
                    asked={{ open: startup.id }}
                    replace
                    className={s.wait}
                    isCurrent={startup.id === shown?.id}
                  >
                    <StartupLogo startup={startup} size={32} />
                    <span>
                      <strong>{startup.name}</strong>
                      <small>{startup.updatedAt && <Ago time={startup.updatedAt} />}</small>
                    </span>
                  </To>
                </li>
              ))}
            </ul>
            {shown && <Reviewed key={shown.id} startup={shown} onStep={step} />}
          </div>
        )}
      </Listing>
    </Page>
  )
}
