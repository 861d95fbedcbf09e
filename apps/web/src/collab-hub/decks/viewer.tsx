import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newRequestId } from '../../api/act.ts'
import { request } from '../../api/client.ts'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { buttonClass, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { OpenDeck, type OpenDeckData } from './decks.operations.ts'
import { useTimeOnPage } from './use-time-on-page.ts'
import s from './viewer.module.css'
import { useDecksWords } from './words/index.ts'

type Opened = OpenDeckData['openDeck']

interface PagesProps {
  readonly startupId: string
  readonly opened: Opened
}

function Pages({ startupId, opened }: PagesProps) {
  const words = useDecksWords()
  const stage = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const { pages, downloadUrl, viewedAt } = opened
  const page = pages[at]
  const move = (by: number) => setAt((now) => Math.min(pages.length - 1, Math.max(0, now + by)))
  useTimeOnPage({ startupId, viewedAt }, page?.number ?? 1)
  useShortcuts({
    ArrowRight: () => move(1),
    ArrowLeft: () => move(-1),
    j: () => move(1),
    k: () => move(-1),
    ' ': () => move(1),
  })
  if (!page) return null
  const said = words.page(page.number, pages.length)
  return (
    <div className={s.viewer} ref={stage}>
      {/* Only the page that is looked at is asked for: each that is asked for is written down. */}
      <div className={s.stage} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
        <img key={page.url} src={page.url} alt={said} width={page.width} height={page.height} />
      </div>
      <div className={s.bar}>
        <IconButton
          icon="back"
          label={words.previous}
          disabled={at === 0}
          onClick={() => move(-1)}
        />
        <span role="status">{said}</span>
        <IconButton
          icon="back"
          className={s.forward}
          label={words.next}
          disabled={at === pages.length - 1}
          onClick={() => move(1)}
        />
        <span className={s.gap} />
        {downloadUrl && (
          <a href={downloadUrl} download className={buttonClass('plain', true)}>
            <Icon name="download" size={16} /> {words.download}
          </a>
        )}
        <IconButton
          icon="device"
          label={words.full}
          onClick={() => void stage.current?.requestFullscreen()}
        />
      </div>
      {viewedAt !== null && <p className={s.note}>{words.logged}</p>}
    </div>
  )
}

/** One look at a deck: it is opened once, and each page that is shown is counted. */
export function Viewer({ startupId }: { readonly startupId: string }) {
  const requestId = useRef(newRequestId())
  const { mutate, data, error } = useMutation({
    mutationFn: () => request(OpenDeck, { startupId, requestId: requestId.current }),
  })
  useEffect(() => mutate(), [mutate])
  if (data) return <Pages startupId={startupId} opened={data.openDeck} />
  return error ? <Trouble onRetry={() => mutate()} /> : <Skeleton lines={1} height={380} />
}
